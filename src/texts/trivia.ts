import type { TrivializableType } from '#contract/ownTrivia.ts'
import { accountTooNew } from './common.ts'
import { reason } from './outbox.ts'

/** Texts for writing trivia; those for reading are in `community.ts`. */
export const write = 'Trivia schreiben'
export const categoryLabel = 'Worum geht es?'
export const bodyLabel = 'Was weißt du?'
export const bodyHint = 'Ein Fakt in ein, zwei Sätzen, am besten mit der Quelle.'
export const publish = 'Veröffentlichen'
export const save = 'Speichern'
export const cancel = 'Abbrechen'
export const edit = 'Bearbeiten'
export const remove = 'Löschen'
export const categoryMissing = 'Wähle eine Kategorie.'
export const bodyMissing = 'Hier fehlt noch dein Text.'
export const charactersLeft = (count: number): string => (count === 1 ? 'Noch 1 Zeichen' : `Noch ${count} Zeichen`)
export const storageFailed = 'Auf deinem Gerät ist kein Platz mehr. Dein Text steht noch im Feld.'

/** Texts of the fact to which the page's address names a comment. */
export const linkedFact = {
  title: 'Die verlinkte Trivia',
  loading: 'Die verlinkte Trivia wird geladen',
  gone: 'Die verlinkte Trivia gibt es nicht mehr: Sie wurde gelöscht oder ausgeblendet.',
  failed: 'Die verlinkte Trivia lässt sich gerade nicht laden.',
} as const

export const pending = 'Gespeichert, wird gesendet, sobald du online bist'
export const toOutbox = 'Ausstehende Aktionen'
const refusedOf = {
  new: 'Deine neue Trivia ist nicht gesendet.',
  change: 'Deine Änderung ist nicht gesendet.',
} as const

/** The refused command and the reason, by the server's sentence or its code. */
export function refused(what: keyof typeof refusedOf, code: string | null, sentence: string | null): string {
  const why = code === 'account_too_new' ? accountTooNew : (sentence ?? reason(code))
  return why ? `${refusedOf[what]} ${why}` : refusedOf[what]
}

export const removeTitle = 'Diese Trivia löschen?'
export const removeText = 'Sie verschwindet für alle, mitsamt ihren Stimmen.'
export const keep = 'Behalten'

/** Texts of the panel with the recording (PRODUCT K2). */
export const howTo = "Trivia schreiben: So einfach geht's"
export const howToText = 'Kategorie wählen, Fakt aufschreiben, veröffentlichen. Ohne Netz wartet er auf deinem Gerät.'

const nothingYet: Record<TrivializableType, string> = {
  movies: 'Zu diesem Film hat noch niemand etwas Wissenswertes aufgeschrieben. Mach den Anfang!',
  series: 'Zu dieser Serie hat noch niemand etwas Wissenswertes aufgeschrieben. Mach den Anfang!',
}
/** Above the list: the number of facts that others have written while it was open. */
export const newTrivia = (count: number): string =>
  count === 1 ? '1 neues Stück Trivia' : `${count} neue Stücke Trivia`
export const noTriviaText = (type: TrivializableType): string => nothingYet[type]
