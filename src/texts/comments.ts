import { accountTooNew } from './common.ts'
import { reason } from './outbox.ts'

/** Texts for writing comments; those for reading are in `community.ts`. */
export const write = 'Schreib einen Kommentar'
export const placeholder = 'Was sagst du dazu?'
export const writeReply = (username: string): string => `Antwort an ${username}`
export const editLabel = 'Dein Kommentar'
export const asSpoiler = 'Verrät, was passiert (Spoiler)'
export const send = 'Kommentieren'
export const sendReply = 'Antworten'
export const save = 'Speichern'
export const cancel = 'Abbrechen'
export const reply = 'Antworten'
export const edit = 'Bearbeiten'
export const remove = 'Löschen'
export const missing = 'Hier fehlt noch dein Text.'
const number = (value: number): string => value.toLocaleString('de-DE')
export const wordsLeft = (left: number): string => (left === 1 ? 'Noch 1 Wort' : `Noch ${number(left)} Wörter`)
export const tooManyWords = (over: number, most: number): string =>
  `${over === 1 ? '1 Wort' : `${number(over)} Wörter`} zu viel: Ein Kommentar darf höchstens ${number(most)} haben.`
export const tooLong = (over: number): string => `${over === 1 ? '1 Zeichen' : `${number(over)} Zeichen`} zu viel.`
export const storageFailed = 'Auf deinem Gerät ist kein Platz mehr. Dein Text steht noch im Feld.'

export const heading = (count: number): string => (count === 0 ? 'Kommentare' : `Kommentare (${number(count)})`)
/** The number of comments that others have written while the thread was open. */
export const newComments = (count: number): string => (count === 1 ? '1 neuer Kommentar' : `${count} neue Kommentare`)
export const empty = 'Noch hat niemand etwas geschrieben. Mach den Anfang!'
export const deleted = 'Dieser Kommentar wurde gelöscht.'
export const hidden = 'Von der Moderation ausgeblendet'
/** Texts of the comment that the page's address names. */
export const linkedTitle = 'Der verlinkte Kommentar'
export const linkedLoading = 'Der verlinkte Kommentar wird geladen'
export const linkedGone = 'Den verlinkten Kommentar gibt es nicht mehr: Er wurde gelöscht oder ausgeblendet.'
/** Texts of the member's own hidden comment. */
export const linkedHidden = 'Die Moderation hat deinen Kommentar ausgeblendet: Außer dir liest ihn niemand mehr.'
export const linkedWhy = 'Warum, steht in deinem Konto'
export const linkedFailed = 'Der verlinkte Kommentar lässt sich gerade nicht laden.'
export const copyLink = 'Link kopieren'
export const linkCopied = 'Der Link ist kopiert.'
export const linkNotCopied = 'Dein Browser lässt das Kopieren hier nicht zu.'
export const stray = 'Deine Antwort. Worauf sie antwortet, steht auf einer älteren Seite oder wurde gelöscht.'

export const pending = 'Gespeichert, wird gesendet, sobald du online bist'
export const again = 'Erneut senden'
export const copy = 'Text kopieren'
export const copied = 'Der Text ist kopiert.'
export const copyFailed =
  'Dein Browser lässt das Kopieren hier nicht zu. Dein Text steht auch unter „Ausstehende Aktionen“.'
export const discard = 'Verwerfen'
export const discardTitle = 'Wirklich verwerfen?'
export const discardText = 'Dein Text wird von diesem Gerät gelöscht und nicht gesendet.'
export const keep = 'Behalten'
export const toOutbox = 'Ausstehende Aktionen'
export const twoVersions = 'Zwei Fassungen: Du hast den Kommentar hier geändert, und inzwischen auch anderswo.'
export const compare = 'Fassungen vergleichen'

const refusedActs = {
  create: 'Nicht gesendet',
  edit: 'Deine Änderung ist nicht gesendet',
  delete: 'Nicht gelöscht',
} as const

const parentUnsent =
  'Zuerst muss der Kommentar gesendet sein, auf den du antwortest. Danach folgt deine Antwort von selbst.'
const kept = 'Dein Text bleibt hier.'

/** The refused command and the reason, by the server's sentence or its code. */
export function refused(act: keyof typeof refusedActs, code: string | null, sentence: string | null): string {
  if (code === 'account_too_new') return `${accountTooNew} Dein Text bleibt hier: Nach 24 Stunden kannst du ihn senden.`
  if (code === 'blocked' && act === 'create') return `${refusedActs[act]}. ${parentUnsent}`
  const why = sentence ?? reason(code)
  if (!why) return `${refusedActs[act]}.`
  // A reason that the moderation has written may end without a full stop.
  const said = /[.!?…]$/.test(why) ? why : `${why}.`
  return `${refusedActs[act]}. ${said}${code === 'account_blocked' && act === 'create' ? ` ${kept}` : ''}`
}

export const removeTitle = (isReply: boolean): string => (isReply ? 'Antwort löschen?' : 'Kommentar löschen?')

/** @param waiting own replies to it that were not sent yet. @param isUnsent no other member has read it. */
export function removeText(waiting: number, isUnsent: boolean): string {
  const replies =
    waiting === 1 ? 'deine Antwort darauf, die noch wartet' : `deine ${waiting} Antworten darauf, die noch warten`
  if (isUnsent)
    return waiting === 0
      ? 'Er wurde noch nicht gesendet.'
      : `Er wurde noch nicht gesendet. Damit fällt weg: ${replies}.`
  const itself = 'Der Text verschwindet für alle; Antworten anderer bleiben stehen.'
  return waiting === 0 ? itself : `${itself} Damit lässt sich nicht mehr senden: ${replies}.`
}
