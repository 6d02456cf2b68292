import type { RatableType } from '#contract/ratings.ts'
import { accountTooNew } from './common.ts'
import { wordsOf } from './ratings.ts'

/** "Ausstehende Aktionen". */
export const heading = 'Ausstehende Aktionen'
export const description = 'Was du getan hast und was noch auf deinem Gerät wartet, bis es gesendet ist.'
export const allStored = 'Alles ist auf deinem Gerät gesichert. Wir senden es, sobald du wieder Netz hast.'
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

export const rated = (title: string, value: string): string => `Wertung ${value} für „${title}“`
export const marked = (type: RatableType, title: string, mark: 'top' | 'flop' | null): string => {
  switch (mark) {
    case 'top':
    case 'flop':
      return `„${title}“ als ${wordsOf[type][mark]}`
    case null:
      return `Keine Wertung für „${title}“`
  }
}
export const cleared = (title: string): string => `Wertung für „${title}“ entfernen`
export const favourite = (cinema: string, isKept: boolean): string =>
  isKept ? `${cinema} als Lieblingskino` : `${cinema} nicht mehr als Lieblingskino`
export const unknown = 'Eine Aktion, die diese Version nicht kennt'

export const states = {
  pending: 'wartet',
  sending: 'wird gesendet',
  parked: 'wartet auf deine Anmeldung',
  failed: 'fehlgeschlagen',
  blocked: 'angehalten',
  review: 'bitte prüfen',
  newer: 'wartet auf die neue Version',
  unreadable: 'beschädigt',
} as const

/** Why, by the server's code; a sentence of the server itself goes first. */
export function reason(code: string | null): string | null {
  switch (code) {
    case null:
    case 'unreachable':
      return null
    case 'blocked':
      return 'Eine Aktion, auf die diese aufbaut, ist fehlgeschlagen.'
    case 'unknownOutcome':
      return 'Es ist zu lange her: Niemand weiß mehr, ob das angekommen ist.'
    case 'unreadable':
      return 'Diese Aktion ist auf deinem Gerät beschädigt worden.'
    case 'version':
      return 'Inzwischen gibt es eine andere Fassung.'
    case 'not_found':
      return 'Das gibt es nicht mehr.'
    case 'owner':
    case 'role':
      return 'Das darfst du nicht ändern.'
    case 'account_too_new':
      return accountTooNew
    case 'invalid':
    case 'malformed':
      return 'Der Server hat die Angaben nicht angenommen.'
    default:
      return 'Der Server hat das nicht angenommen.'
  }
}

export const retry = 'Erneut senden'
export const discard = 'Verwerfen'
export const copy = 'Text kopieren'
export const copied = 'Kopiert'
export const keep = 'Behalten'
export const discardTitle = 'Wirklich verwerfen?'
export function discardWarning(falls: number): string {
  if (falls === 0) return 'Diese Aktion wird nicht gesendet.'
  return falls === 1
    ? 'Damit fällt auch 1 Aktion weg, die darauf aufbaut.'
    : `Damit fallen auch ${falls} Aktionen weg, die darauf aufbauen.`
}
export const sendAll = 'Jetzt alles senden'
