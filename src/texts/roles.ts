import type { Role } from '#contract/roles.ts'

/** "Rollen" (B14): for admins, beside the moderation. */
export const tab = 'Rollen'
export const names: Record<Role, string> = {
  admin_user: 'Administration',
  community_manager: 'Moderation',
  critic_user: 'Kritik',
}

export const notAllowed = 'Das ist der Administration vorbehalten'
export const notAllowedText = 'Rollen vergibt nur, wer selbst zur Administration gehört.'

export const search = 'Mitglied suchen'
export const searchPlaceholder = 'Benutzername'
export const withRole = 'Mitglieder mit einer Rolle'
export const found = (name: string): string => `Gefunden zu „${name}“`
export const loading = 'Die Mitglieder werden geladen'
export const failed = 'Die Rollen sind gerade nicht da'
export const notFound = (name: string): string => `Niemand heißt „${name}“`
export const notFoundText = 'Ein Teil des Benutzernamens genügt, auch mit ae, oe und ue.'
export const more = 'Mehr laden'
export const rolesOf = (username: string): string => `Rollen von ${username}`
export const ownAdmin = 'Deine eigene Rolle „Administration“ kannst du nicht abgeben.'

/** The permissions of a role, shown before it is assigned. */
const allows: Record<Role, string> = {
  admin_user: 'vergibt Rollen und darf alles, was die Moderation darf',
  community_manager: 'sieht Meldungen, blendet Beiträge aus, verwarnt und sperrt',
  critic_user: 'ist als Kritik gekennzeichnet, und die Wertungen zählen zum Schnitt der Kritik',
}
export const question = (username: string, role: Role, given: boolean) => ({
  title: given ? `${username} die Rolle „${names[role]}“ geben?` : `${username} die Rolle „${names[role]}“ nehmen?`,
  text: `Wer diese Rolle hat, ${allows[role]}. Die Änderung gilt sofort, steht im Protokoll, und ${username} erfährt davon.`,
  confirm: given ? 'Rolle geben' : 'Rolle nehmen',
  dismiss: 'Abbrechen',
  undoable: true as const,
})
export const done = (username: string, role: Role, given: boolean): string =>
  given ? `${username} hat jetzt die Rolle „${names[role]}“.` : `${username} hat die Rolle „${names[role]}“ nicht mehr.`
export const wasSo = 'Das war schon so.'

export const log = 'Protokoll der Rollen'
export const logLoading = 'Das Protokoll wird geladen'
export const logFailed = 'Das Protokoll ist gerade nicht da.'
export const logEmpty = 'Noch keine Rolle vergeben oder genommen.'
export const logged = (role: Role, given: boolean, username: string): string =>
  given ? `hat ${username} die Rolle „${names[role]}“ gegeben` : `hat ${username} die Rolle „${names[role]}“ genommen`
