import { atom } from 'jotai'
import type { Running } from '../place/runningHere.ts'
import type { WatchedTitle } from './watchlist.ts'

export const watchlistOrders = ['since', 'title', 'year'] as const
export type WatchlistOrder = (typeof watchlistOrders)[number]
export const watchlistKinds = ['all', 'movies', 'series'] as const
export type WatchlistKind = (typeof watchlistKinds)[number]

/** The order and the filters of the watchlist. `isRunning`: only films that run today in the member's city. */
export type WatchlistChoice = { order: WatchlistOrder; kind: WatchlistKind; isRunning: boolean }

const usual: WatchlistChoice = { order: 'since', kind: 'all', isRunning: false }

const choiceAtom = atom(usual)

/** Kept for as long as the page lives: after a visit to a film the choice is the same. */
export const watchlistChoiceAtom = atom(
  (get) => get(choiceAtom),
  (_get, set, change: Partial<WatchlistChoice>) => set(choiceAtom, (before) => ({ ...before, ...change })),
)

/**
 * The titles that a choice shows, in its order. The list comes newest first. As long as nobody knows what runs, nothing
 * does.
 */
export function arrangeWatchlist(
  titles: readonly WatchedTitle[],
  { order, kind, isRunning }: WatchlistChoice,
  running: Running | null,
): readonly WatchedTitle[] {
  const runs = ({ type, id }: WatchedTitle) => type === 'movies' && running?.state === 'ready' && running.ids.has(id)
  const shown = titles.filter((title) => (kind === 'all' || title.type === kind) && (!isRunning || runs(title)))
  switch (order) {
    case 'since':
      return shown
    case 'title':
      return shown.sort((a, b) => a.card.title.localeCompare(b.card.title, 'de'))
    case 'year':
      return shown.sort((a, b) => (b.card.year ?? 0) - (a.card.year ?? 0))
  }
}
