import type { FlagReason } from '#contract/marks.ts'
import type { ModeratedType, ModerationAction, Severity } from '#contract/moderationWords.ts'

/** "Moderation" (E9): for members with a moderation role. */
export const heading = 'Moderation'
export const description = 'Was Mitglieder gemeldet haben, und was die Moderation getan hat.'
export const pages = 'Bereiche der Moderation'
export const queue = 'Gemeldet'
export const log = 'Protokoll'

export const states = { open: 'Offen', hidden: 'Ausgeblendet', closed: 'Erledigt' } as const
export const statesLabel = 'Nach Stand filtern'
export const typesLabel = 'Nach Art filtern'
export const allTypes = 'Alles'
export const types: Record<ModeratedType, string> = {
  comments: 'Kommentare',
  trivia: 'Trivia',
  messages: 'Nachrichten',
  articles: 'Artikel',
  lists: 'Listen',
  users: 'Profile',
}
export const kindOf: Record<ModeratedType, string> = {
  comments: 'Kommentar',
  trivia: 'Trivia',
  messages: 'Nachricht',
  articles: 'Artikel',
  lists: 'Liste',
  users: 'Profil',
}
export const severities: Record<Severity, string> = { high: 'dringend', medium: 'ernst', low: 'leicht' }

export const loading = 'Die Meldungen werden geladen'
export const nothing = { open: 'Nichts offen', hidden: 'Nichts ausgeblendet', closed: 'Noch nichts erledigt' } as const
export const nothingText = {
  open: 'Alle Meldungen sind bearbeitet. Neue stehen hier, sobald jemand etwas meldet.',
  hidden: 'Gerade ist kein Beitrag ausgeblendet.',
  closed: 'Was du erledigst, ohne es auszublenden, steht danach hier.',
} as const
export const failed = 'Die Meldungen lassen sich gerade nicht laden'
export const failedText = 'Der Server antwortet nicht wie erwartet. Versuche es gleich noch einmal.'
export const unavailable = 'Ohne Netz keine Moderation'
export const unavailableText = 'Meldungen liegen nur beim Server. Sobald du wieder Netz hast, geht es weiter.'
export const offlineNote =
  'Du bist offline. Was hier steht, kann sich geändert haben, und entscheiden kannst du erst wieder mit Netz.'
export const loadMore = 'Mehr laden'
export const newFlags = 'Inzwischen hat sich bei den Meldungen etwas geändert.'
export const showNewFlags = 'Neu laden'

export const visitor = 'Melde dich an, um zu moderieren'
export const visitorText = 'Die Moderation steht nur wenigen Mitgliedern offen.'
export const signIn = 'Anmelden'
export const notAllowed = 'Das ist der Moderation vorbehalten'
export const notAllowedText = 'Dein Konto hat diese Rolle nicht. Melden kannst du jeden Beitrag an Ort und Stelle.'

export const flaggers = (count: number): string => (count === 1 ? '1 Meldung' : `${count} Meldungen`)
export const flaggedSince = (when: string): string => `seit ${when}`
export const noFlags = 'ohne Meldung'
export const reasonCount = (reason: string, count: number): string => (count > 1 ? `${count} × ${reason}` : reason)
export const shortReasons: Record<FlagReason, string> = {
  illegal: 'rechtswidrig',
  insult: 'Beleidigung',
  spam: 'Werbung oder Spam',
  spoiler: 'Spoiler',
  other: 'etwas anderes',
}
/** The label before a member's reason for a flag. */
export const saidBy = (username: string | null, reason: FlagReason): string =>
  `${username ?? somebodyGone} (${shortReasons[reason]}):`
export const answersTo = (username: string): string => `antwortet auf ${username}`
export const toPlace = (title: string | null): string => (title === null ? 'Ansehen' : `Zu „${title}“`)
export const aboutMember = (username: string): string => `Mehr über ${username}`
export const isHidden = 'ausgeblendet'
export const mayNot =
  'Darüber entscheidet jemand anderes: Über dich selbst, über andere aus der Moderation und über die Administration kannst du nicht entscheiden.'
export const caseName = (kind: string, username: string): string => `${kind} von ${username}`

export const acts: Record<ModerationAction, string> = {
  hide: 'Ausblenden',
  restore: 'Wieder zeigen',
  dismiss: 'In Ordnung',
  warn: 'Verwarnen',
  block: 'Sperren',
  unblock: 'Entsperren',
}
export const keysHint =
  'Tasten, solange eine Meldung den Fokus hat: J und K vor und zurück, H ausblenden, D in Ordnung, W verwarnen, B sperren, O öffnen.'

/** The question before an action, above the form that asks for its reason. */
export const askTitle: Record<ModerationAction, (what: string) => string> = {
  hide: (what) => `${what} ausblenden?`,
  restore: (what) => `${what} wieder zeigen?`,
  dismiss: (what) => `${what}: in Ordnung?`,
  warn: (name) => `${name} verwarnen?`,
  block: (name) => `${name} sperren?`,
  unblock: (name) => `${name} entsperren?`,
}
export const askText: Record<ModerationAction, string> = {
  hide: 'Niemand sieht den Beitrag mehr, auch nicht in Suche und Listen. Antworten bleiben stehen. Wer ihn geschrieben hat, erfährt den Grund.',
  restore: 'Der Beitrag ist wieder für alle sichtbar. Wer ihn geschrieben hat, erfährt es.',
  dismiss: 'Die Meldungen sind damit erledigt, der Beitrag bleibt. Niemand erfährt davon.',
  warn: 'Das Mitglied liest deine Worte in seinem Konto.',
  block:
    'Das Mitglied liest weiter mit, veröffentlicht aber nichts. Was auf seinem Gerät wartet, bleibt dort erhalten.',
  unblock: 'Das Mitglied kann sofort wieder schreiben.',
}
export const hideProfileText = 'Bild und Profil sieht dann niemand mehr. Was das Mitglied schreibt, bleibt.'
export const reasonLabel = 'Grund'
export const reasonHint = {
  told: 'Das Mitglied liest ihn so, wie er hier steht.',
  kept: 'Er steht nur im Protokoll.',
} as const
export const templatesLabel = 'Vorlagen'
/** Templates of reasons. The first is filled in already. */
export const templates: Record<ModerationAction, readonly string[]> = {
  hide: [
    'Beleidigt andere.',
    'Werbung oder Spam.',
    'Verrät ohne Warnung, was passiert.',
    'Verstößt gegen geltendes Recht.',
    'Verstößt gegen unsere Richtlinien.',
  ],
  restore: ['Nach erneuter Prüfung in Ordnung.', 'Nach einer Rückfrage wieder freigegeben.'],
  dismiss: ['Verstößt gegen keine Regel.', 'Schon an anderer Stelle geklärt.'],
  warn: [
    'Bitte bleib freundlich: Kritik am Film ja, an Menschen nicht.',
    'Bitte markiere Spoiler als solche.',
    'Bitte keine Werbung.',
  ],
  block: ['Wiederholte Beleidigungen.', 'Wiederholte Werbung.', 'Trotz Verwarnung weitergemacht.'],
  unblock: ['Nach einer Rückfrage aufgehoben.', 'Irrtum.'],
}
/** The template of `hide` that answers a flag's reason. */
export const templateOf: Record<FlagReason, number> = { insult: 0, spam: 1, spoiler: 2, illegal: 3, other: 4 }

export const spanLabel = 'Wie lange?'
/** Days of a block; null for good. */
export const spans: readonly { days: number | null; name: string }[] = [
  { days: 1, name: '1 Tag' },
  { days: 3, name: '3 Tage' },
  { days: 7, name: '7 Tage' },
  { days: 30, name: '30 Tage' },
  { days: null, name: 'dauerhaft' },
]
export const cancel = 'Abbrechen'
export const reasonMissing = 'Bitte schreib einen Grund.'

export const done: Record<ModerationAction, string> = {
  hide: 'Ausgeblendet.',
  restore: 'Wieder für alle sichtbar.',
  dismiss: 'Erledigt.',
  warn: 'Verwarnung ist gesendet.',
  block: 'Gesperrt.',
  unblock: 'Entsperrt.',
}
export const wasSo = 'Das hat schon jemand erledigt.'

export const logLoading = 'Das Protokoll wird geladen'
export const logEmpty = 'Noch keine Entscheidung'
export const logEmptyText = 'Jede Entscheidung der Moderation steht hier: wer, wann, was, warum.'
export const logFailed = 'Das Protokoll lässt sich gerade nicht laden'
export const somebodyGone = 'gelöschter Nutzer'
const didWhat: Record<ModerationAction, (thing: string, subject: string) => string> = {
  hide: (thing, subject) => `hat ${thing} von ${subject} ausgeblendet`,
  restore: (thing, subject) => `zeigt ${thing} von ${subject} wieder`,
  dismiss: (thing, subject) => `fand ${thing} von ${subject} in Ordnung`,
  warn: (_thing, subject) => `hat ${subject} verwarnt`,
  block: (_thing, subject) => `hat ${subject} gesperrt`,
  unblock: (_thing, subject) => `hat ${subject} entsperrt`,
}
const theThing: Record<ModeratedType, string> = {
  comments: 'einen Kommentar',
  trivia: 'Trivia',
  messages: 'eine Nachricht',
  articles: 'einen Artikel',
  lists: 'eine Liste',
  users: 'das Profil',
}
export const logged = (action: ModerationAction, type: ModeratedType, subject: string): string =>
  didWhat[action](theThing[type], subject)
export const until = (when: string): string => `bis ${when}`
export const forGood = 'dauerhaft'
export const flagsClosed = (count: number): string => `${flaggers(count)} erledigt`
export const nthWarning = (count: number): string => `${count}. Verwarnung`

export const memberTitle = (username: string): string => username
export const memberSince = (day: string): string => `Mitglied seit ${day}`
export const memberLoading = 'Einen Moment …'
export const memberFailed = 'Das lässt sich gerade nicht laden.'
export const blockedNow = (span: string, reason: string): string => `Gesperrt ${span}: ${reason}`
export const counts = {
  comments: (count: number): string => (count === 1 ? 'Kommentar' : 'Kommentare'),
  trivia: (): string => 'Trivia',
  articles: (): string => 'Artikel',
  lists: (count: number): string => (count === 1 ? 'Liste' : 'Listen'),
  hidden: (): string => 'ausgeblendet',
  warnings: (count: number): string => (count === 1 ? 'Verwarnung' : 'Verwarnungen'),
} as const
export const history = 'Verlauf'
export const noHistory = 'Bisher ist nichts vorgefallen.'
export const hideProfile = 'Profil ausblenden'
export const showProfile = 'Profil wieder zeigen'
export const toProfile = 'Zum Profil'

/** Texts in the member's own account. */
export const notices = {
  title: 'Hinweise der Moderation',
  dismiss: 'Verstanden',
  blocked: (span: string): string => `Dein Konto ist ${span} gesperrt.`,
  blockedText:
    'Du kannst weiter lesen, werten und merken. Kommentare, Trivia und öffentliche Listen warten, bis die Sperre vorbei ist; was du geschrieben hast, bleibt auf deinem Gerät.',
  reason: (reason: string): string => `Grund: ${reason}`,
  what: {
    hide: (thing: string) => `Von der Moderation ausgeblendet: ${thing}`,
    restore: (thing: string) => `Wieder sichtbar: ${thing}`,
    dismiss: (thing: string) => thing,
    warn: () => 'Du hast eine Verwarnung bekommen',
    block: () => 'Dein Konto wurde gesperrt',
    unblock: () => 'Dein Konto ist nicht mehr gesperrt',
  } satisfies Record<ModerationAction, (thing: string) => string>,
  own: {
    comments: 'dein Kommentar',
    trivia: 'deine Trivia',
    messages: 'deine Nachricht',
    articles: 'dein Artikel',
    lists: 'deine Liste',
    users: 'dein Bild und Profil',
  } satisfies Record<ModeratedType, string>,
  failed: 'Das ließ sich gerade nicht speichern. Versuche es gleich noch einmal.',
} as const
