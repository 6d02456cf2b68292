import type { FlagReason, MarkableType, MarkKind, Vote } from '#contract/marks.ts'
import type { SeasonEpisodes } from '#contract/ownEpisodes.ts'
import type { RatableType } from '#contract/ratings.ts'
import type { WatchlistRule } from '#contract/watchlistRule.ts'
import { commentOf, reasons } from './marks.ts'
import { wordsOf } from './ratings.ts'
import { choices as ruleChoices } from './watchlistRule.ts'

/** Waiting actions, as "Ausstehende Aktionen" names them. */

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
export const reminder = (title: string, set: boolean): string =>
  set ? `Erinnerung an „${title}“` : `Keine Erinnerung mehr an „${title}“`
export const favourite = (cinema: string, isKept: boolean): string =>
  isKept ? `${cinema} als Lieblingskino` : `${cinema} nicht mehr als Lieblingskino`

const digged = {
  comments: (name: string) => `Digg für ${commentOf(name)}`,
  trivia: (name: string) => `Digg für Trivia zu „${name}“`,
  articles: (name: string) => `Digg für den Artikel „${name}“`,
  lists: (name: string) => `Digg für die Liste „${name}“`,
} as const
const things = {
  comments: commentOf,
  trivia: (name: string) => `Trivia zu „${name}“`,
  articles: (name: string) => `Artikel „${name}“`,
  lists: (name: string) => `Liste „${name}“`,
  messages: (name: string) => `Nachricht von ${name}`,
} as const
type Written = keyof typeof things
type Digged = keyof typeof digged
const toThing = (type: MarkableType, name: string) => things[type as Written]?.(name) ?? `„${name}“`

/** A mark that waits to be sent. `set` false: it is removed. */
export function mark(mark: MarkKind, set: boolean, type: MarkableType, name: string, detail: MarkDetail): string {
  const thing = toThing(type, name)
  switch (mark) {
    case 'digg': {
      const what = digged[type as Digged]?.(name) ?? `Digg für „${name}“`
      return set ? what : `${what} zurücknehmen`
    }
    case 'vote':
      return set ? `Stimme ${detail.vote === -1 ? 'gegen' : 'für'} ${thing}` : `Stimme zu ${thing} zurücknehmen`
    case 'flag':
      if (!set) return `Meldung zurücknehmen: ${thing}`
      return `Meldung: ${thing}${detail.reason ? ` (${toWhy(reasons[detail.reason], detail.text)})` : ''}`
    case 'follow':
      return set ? `${name} folgen` : `${name} nicht mehr folgen`
    case 'friendship':
      return set ? `Freundschaft mit ${name}` : `Keine Freundschaft mit ${name}`
    case 'mute':
      return set ? `${name} stumm schalten` : `${name} nicht mehr stumm schalten`
    case 'watch':
      if (type !== 'movies' && type !== 'series') return set ? `${thing} beobachten` : `${thing} nicht mehr beobachten`
      return set ? listItem(name, WATCHLIST, true) : listItem(name, WATCHLIST, false)
    case 'watched':
      return set ? `„${name}“ als gesehen` : `„${name}“ doch nicht als gesehen`
  }
}
type MarkDetail = { vote?: Vote | undefined; reason?: FlagReason | undefined; text?: string | undefined }
/** The limit of the quoted text, enough to recognize it. */
const MOST_WORDS = 80
/** Cuts a reason at a whole character. */
function toWhy(reason: string, text = ''): string {
  const signs = [...text]
  if (signs.length === 0) return reason
  return `${reason}: „${signs.length <= MOST_WORDS ? text : `${signs.slice(0, MOST_WORDS).join('')}…`}“`
}
const WATCHLIST = 'Merkliste'

export function list(act: 'create' | 'update' | 'delete' | 'order', name: string): string {
  switch (act) {
    case 'create':
      return `Liste „${name}“ anlegen`
    case 'update':
      return `Liste „${name}“ ändern`
    case 'delete':
      return `Liste „${name}“ löschen`
    case 'order':
      return `Reihenfolge der Liste „${name}“`
  }
}
export function comment(act: 'create' | 'edit' | 'delete', title: string, isReply: boolean): string {
  const what = isReply ? `Antwort zu „${title}“` : `Kommentar zu „${title}“`
  switch (act) {
    case 'create':
      return what
    case 'edit':
      return `${what} ändern`
    case 'delete':
      return `${what} löschen`
  }
}
export function trivia(act: 'create' | 'edit' | 'delete', title: string): string {
  switch (act) {
    case 'create':
      return `Trivia zu „${title}“`
    case 'edit':
      return `Trivia zu „${title}“ ändern`
    case 'delete':
      return `Trivia zu „${title}“ löschen`
  }
}
export const listItem = (title: string, name: string, on: boolean): string =>
  on ? `„${title}“ auf „${name}“` : `„${title}“ nicht mehr auf „${name}“`
export const watchlistRule = (rule: WatchlistRule): string => `Einstellung zur Merkliste: ${ruleChoices[rule]}`
/** Episodes by their seasons: one by its number, more of them by their count. */
export function episodes(title: string, watched: boolean, seasons: readonly SeasonEpisodes[]): string {
  const what = seasons.map(({ season, numbers }) => `Staffel ${season}, ${ofSeason(numbers)}`).join('; ')
  return watched ? `„${title}“ gesehen: ${what}` : `„${title}“ doch nicht gesehen: ${what}`
}
const ofSeason = (numbers: readonly number[]): string =>
  numbers.length === 1 ? `Folge ${numbers[0]}` : `${numbers.length} Folgen`
/** An entry of the diary; `title` null once it is unknown. @param day `3. März 2026`. */
export const diary = (act: 'put' | 'delete', title: string | null, day: string): string => {
  const entry = title === null ? `Tagebuch: Eintrag vom ${day}` : `Tagebuch: „${title}“ am ${day}`
  return act === 'put' ? entry : `${entry} löschen`
}
export function meetup(act: 'propose' | 'suits' | 'suitsNot' | 'decide' | 'cancel' | 'leave', title: string): string {
  switch (act) {
    case 'propose':
      return `Verabredung zu „${title}“ vorschlagen`
    case 'suits':
      return `Verabredung zu „${title}“: eine Vorstellung passt`
    case 'suitsNot':
      return `Verabredung zu „${title}“: eine Vorstellung passt nicht`
    case 'decide':
      return `Verabredung zu „${title}“ entscheiden`
    case 'cancel':
      return `Verabredung zu „${title}“ absagen`
    case 'leave':
      return `Verabredung zu „${title}“ verlassen`
  }
}
export function message(act: 'start' | 'send' | 'delete' | 'read' | 'attention' | 'leave', name: string): string {
  switch (act) {
    case 'start':
      return `Unterhaltung mit ${name} beginnen`
    case 'send':
      return `Nachricht an ${name}`
    case 'delete':
      return `Nachricht aus der Unterhaltung mit ${name} löschen`
    case 'read':
      return `Unterhaltung mit ${name} gelesen`
    case 'attention':
      return `Unterhaltung mit ${name}: stumm oder blockiert`
    case 'leave':
      return `Unterhaltung mit ${name} verlassen`
  }
}
export const unknown = 'Eine Aktion, die diese Version nicht kennt'
export const damaged = 'Eine beschädigte Aktion'
export function article(act: 'save' | 'publish' | 'schedule' | 'withdraw' | 'delete', title: string): string {
  const name = title.trim() === '' ? 'Artikel ohne Titel' : `Artikel „${title.trim()}“`
  switch (act) {
    case 'save':
      return `${name}: Entwurf speichern`
    case 'publish':
      return `${name} veröffentlichen`
    case 'schedule':
      return `${name} zu einer Zeit veröffentlichen`
    case 'withdraw':
      return `${name} zurückziehen`
    case 'delete':
      return `${name} löschen`
  }
}
