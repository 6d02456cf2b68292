import { accountTooNew } from './common.ts'
import { problemTexts } from './problems.ts'

/** "Ausstehende Aktionen". */
export const heading = 'Ausstehende Aktionen'
export const allStored = 'Alles ist auf deinem Gerät gesichert. Wir senden es, sobald du wieder Netz hast.'
export const allOnline = 'Alles ist auf deinem Gerät gesichert. Wir senden es von selbst.'
/** The entries of a new account, of which none is sent before: `when` as `heute 14:03`. */
export const allFrom = (when: string): string =>
  `Alles ist auf deinem Gerät gesichert. Wir senden es ${when} Uhr von selbst.`
/** The same without a network. */
export const allFromOffline = (when: string): string =>
  `Alles ist auf deinem Gerät gesichert. Wir senden es frühestens ${when} Uhr, sobald du wieder Netz hast.`
export const allDecided = 'Alles ist auf deinem Gerät gesichert. Was hier steht, braucht erst deine Entscheidung.'
export const someDamaged =
  'Was hier beschädigt ist, lässt sich nicht mehr senden. Alles andere ist auf deinem Gerät gesichert.'
/** The reason for a pause in sending, above all waiting entries. */
export const heldUp = {
  tooFast:
    'Alles ist auf deinem Gerät gesichert. Es war nur zu viel auf einmal: Wir senden es von selbst, sobald der Server wieder annimmt. Das kann bis zu einer Stunde dauern.',
  trouble:
    'Alles ist auf deinem Gerät gesichert. Der Server hat gerade Schwierigkeiten: Wir senden es von selbst, sobald es wieder geht.',
} as const
/** The same, below the text that waits. */
export const heldUpHere = {
  tooFast: 'Gespeichert. Das war zu viel auf einmal: Es wird von selbst gesendet, spätestens in einer Stunde.',
  trouble: 'Gespeichert. Der Server hat gerade Schwierigkeiten: Es wird von selbst gesendet.',
  sending: 'Wird gesendet …',
  quota: 'Gespeichert. Davon ist nur eine begrenzte Zahl pro Stunde möglich: Es wird später von selbst gesendet.',
} as const
/** The note of a new account at a form: `when` as `heute 14:03`. */
export const publishedFrom = (when: string): string =>
  `Dein Account ist neu: Was du schreibst, wird ${when} Uhr von selbst gesendet.`
/** The same below the text that waits. */
export const sentFrom = (when: string): string => `Gespeichert. Wird ${when} Uhr von selbst gesendet.`
/** The same in "Ausstehende Aktionen". */
export const tooNewUntil = (when: string): string => `${accountTooNew} Es wird ${when} Uhr von selbst gesendet.`
export const parked = {
  signIn: 'Deine Sitzung ist abgelaufen. Melde dich wieder an, dann geht es weiter.',
  otherUser: 'In diesem Browser ist jemand anderes angemeldet. Melde dich mit deinem Konto an, dann geht es weiter.',
  xsrf: 'Der Server hat die Anfrage nicht angenommen. Wir versuchen es gleich noch einmal.',
} as const
export const nothing = 'Nichts wartet'
export const nothingText = 'Alles, was du getan hast, ist gesendet.'
export const visitor = 'Du bist nicht angemeldet'
export const visitorText = 'Melde dich an, um zu sehen, was auf diesem Gerät noch wartet.'
export const loading = 'Einen Moment …'

export const states = {
  pending: 'wartet',
  sending: 'wird gesendet',
  slow: 'wird gesendet',
  parked: 'wartet auf deine Anmeldung',
  failed: 'fehlgeschlagen',
  blocked: 'angehalten',
  review: 'bitte prüfen',
  newer: 'wartet auf die neue Version',
  unreadable: 'beschädigt',
  sent: 'gesendet',
} as const

/**
 * Above entries that are being sent, once an answer is late. It is true of a slow server and of a page that was closed
 * alike.
 */
export const slow =
  'Die Antwort lässt auf sich warten. Kommt keine, fragen wir spätestens nach einer Minute von selbst nach, und doppelt zählt nichts. So lange lässt sich hier nichts verwerfen.'

export const groups = {
  decide: 'Braucht deine Entscheidung',
  sending: 'Wird gerade gesendet',
  waiting: 'Wartet',
  sent: 'Gesendet',
} as const
export const progress = (sent: number, total: number): string => `${sent} von ${total}`
export const progressLabel = 'So viel ist gesendet'
export const more = (count: number): string =>
  count === 1 ? 'Dazu kommt 1 weitere Aktion.' : `Dazu kommen ${count} weitere Aktionen.`

/** The reason, by the server's code; a sentence of the server itself has priority. */
export function reason(code: string | null): string | null {
  switch (code) {
    case null:
    case 'unreachable':
      return null
    case 'blocked':
      return 'Diese Aktion baut auf einer anderen auf, die noch nicht gesendet ist. Sobald jene gesendet ist, folgt auch diese.'
    case 'unknownOutcome':
      return 'Es ist zu lange her: Niemand weiß mehr, ob das angekommen ist.'
    case 'unreadable':
      return 'Diese Aktion ist auf deinem Gerät beschädigt worden. Sie lässt sich nicht mehr senden, nur noch verwerfen.'
    case 'unreadableOfNobody':
      return 'Diese Aktion ist auf diesem Gerät beschädigt worden: Niemand weiß mehr, von wem sie ist und was sie tun sollte. Du kannst sie verwerfen.'
    case 'version':
      return 'Inzwischen gibt es eine andere Fassung.'
    case 'not_found':
    case 'gone':
      return 'Das gibt es nicht mehr. Es wurde inzwischen gelöscht.'
    case 'owner':
    case 'role':
      return 'Das darfst du nicht ändern.'
    case 'account_blocked':
      return problemTexts.accountBlocked
    case 'other_user':
    case 'sign_in_needed':
      return 'Dafür musst du dich wieder anmelden.'
    case 'account_too_new':
      return accountTooNew
    case 'invalid':
    case 'malformed':
    case 'media_type':
    case 'method_not_allowed':
      return 'Der Server hat die Angaben nicht angenommen.'
    case 'conflict':
      return 'Inzwischen hat sich etwas geändert, und so geht es nicht mehr.'
    case 'key_reused':
    case 'idempotency_key_missing':
      return 'Die Aktion ist durcheinandergeraten. Sende sie noch einmal.'
    case 'too_large':
      return 'Das ist mehr, als der Server auf einmal annimmt.'
    case 'too_many_requests':
      return 'Das war zu viel auf einmal. Wir versuchen es von selbst wieder.'
    case 'quota_full':
      return 'Davon ist nur eine begrenzte Zahl pro Stunde möglich. Wir senden es später von selbst.'
    case 'in_progress':
    case 'internal':
    case 'unavailable':
      return 'Der Server hat gerade Schwierigkeiten. Wir versuchen es weiter.'
    default:
      return 'Der Server hat das nicht angenommen.'
  }
}

/** Sends an entry at once that was not sent yet. */
export const sendNow = 'Jetzt senden'
export const retry = 'Erneut senden'
export const discard = 'Verwerfen'
export const copy = 'Text kopieren'
export const copied = 'Der Text ist kopiert.'
export const copyByHand = 'Dein Browser lässt das Kopieren hier nicht zu. Dein Text ist markiert.'
export const yourText = 'Dein Text'
export const keep = 'Behalten'
export const discardTitle = 'Wirklich verwerfen?'
/** The limit of names of the entries that are discarded together with one. */
const NAMED = 5
/** @param mayHaveArrived it was sent before, and no answer came. */
export function discardWarning(falls: readonly string[], mayHaveArrived: boolean): string {
  const itself = mayHaveArrived
    ? 'Diese Aktion war schon unterwegs: Vielleicht ist sie angekommen, dann bleibt es dabei.'
    : 'Diese Aktion wird nicht gesendet.'
  if (falls.length === 0) return itself
  const others = falls.length - NAMED
  const names = falls.slice(0, NAMED).join('; ')
  const rest = others > 0 ? ` und ${others === 1 ? '1 weitere Aktion' : `${others} weitere Aktionen`}` : ''
  const also = `Damit fällt auch weg, was darauf aufbaut: ${names}${rest}.`
  return mayHaveArrived ? `${itself} ${also}` : also
}
/** Two versions of one comment, of which one has to be dropped. */
export const mine = 'Deine Fassung'
export const other = 'Andere Fassung'
export const writtenAt = (asOf: string): string => `geschrieben ${asOf}`
export const changedAt = (asOf: string): string => `geändert ${asOf}`
export const asSpoiler = 'als Spoiler markiert'
export const otherStates = {
  loading: 'Wird geholt …',
  unreachable: 'Sie liegt nicht auf diesem Gerät. Sobald du wieder Netz hast, steht sie hier.',
  failed: 'Sie ließ sich gerade nicht holen.',
  gone: 'Der Kommentar wurde inzwischen gelöscht. Deinen Text kannst du noch kopieren.',
} as const
export const loadOther = 'Noch einmal holen'
export const sendMine = 'Meine Fassung senden'
export const keepOther = 'Andere Fassung behalten'
export const keepOtherTitle = 'Deine Fassung verwerfen?'
export const keepOtherText =
  'Dein Text wird von diesem Gerät gelöscht und nicht gesendet. Die andere Fassung bleibt, wie sie ist.'

export const sendAll = 'Jetzt alles senden'
export const sendingAll = 'Wird gesendet …'
/** The results of sending on request. */
export const stillUnreachable =
  'Der Server ist gerade nicht erreichbar. Wir versuchen es weiter, auch ohne dass du wartest.'
export const stillHeldUp = 'Der Server nimmt gerade nichts an. Es geht von selbst weiter.'
export const answerIsLate = 'Es ist unterwegs. Die Antwort fehlt noch.'
export const signIn = 'Anmelden'
