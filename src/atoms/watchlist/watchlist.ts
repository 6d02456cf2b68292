import { type Atom, atom } from 'jotai'
import type { ListableType } from '#contract/lists.ts'
import type { MarkState } from '../../sync/commands/mark.ts'
import type { SlotView } from '../../sync/outbox/views.ts'
import { afterPrefix, markSlot, markSlots, markSlotsOf } from '../../sync/slots.ts'
import { type CommandResult, enqueueAtom } from '../core/outbox.ts'
import { isOwnStateKnownAtom, ownSlots } from '../core/ownState.ts'
import { ownerAtom } from '../core/session.ts'
import type { ListedTitle, OwnState } from '../lists/lists.ts'

const ARTICLES = markSlotsOf('watch', 'articles')
const SEEN = markSlots('watched')

/** A title on the member's watchlist. */
export type WatchedTitle = ListedTitle & {
  /** When it was remembered. */
  since: string
  isWatched: boolean
  /** Of the newest choice about it. */
  state: OwnState
  /** Why it was refused. */
  reason: string | null
}

/** An article on the member's watchlist. */
export type WatchedArticle = { id: string; permalink: string; title: string; since: string; isWaiting: boolean }

/** The articles that are remembered, newest first; none for visitors, on the server, and until the device has answered. */
export const watchedArticlesAtom: Atom<readonly WatchedArticle[]> = atom((get) => {
  const owner = get(ownerAtom)
  const remembered = owner === null ? null : get(ownSlots(owner, ARTICLES))
  return [...(remembered ?? [])]
    .flatMap(([slot, view]): WatchedArticle[] => {
      const card = (view.value as MarkState | null)?.card
      if (!isSet(view) || !card) return []
      const { permalink, title } = card
      const id = afterPrefix(ARTICLES, slot)
      return [{ id, permalink, title, since: view.at ?? '', isWaiting: view.state === 'pending' }]
    })
    .sort((a, b) => b.since.localeCompare(a.since))
})

/** Lets a remembered article go. */
export const dropArticleAtom = atom(
  null,
  (_get, set, { id, title }: WatchedArticle): Promise<CommandResult> =>
    set(enqueueAtom, { kind: 'clearMark', args: { mark: 'watch', type: 'articles', id, name: title } }),
)

/** The watchlist ("Merkliste"), newest first; null for visitors, on the server, and until the device has answered. */
export const watchlistAtom: Atom<readonly WatchedTitle[] | null> = atom((get) => {
  const owner = get(ownerAtom)
  if (owner === null) return null
  const [remembered, watched] = [get(ownSlots(owner, markSlots('watch'))), get(ownSlots(owner, SEEN))]
  const titles = remembered && watched && toWatchlist(remembered, watched)
  return titles?.length === 0 && !get(isOwnStateKnownAtom) ? null : titles
})

/** The titles that the member has seen, as `movies/{id}`; null until the device has answered. */
export const watchedKeysAtom: Atom<ReadonlySet<string> | null> = atom((get) => {
  const owner = get(ownerAtom)
  const watched = owner === null ? null : get(ownSlots(owner, SEEN))
  return watched && new Set([...watched].flatMap(([slot, view]) => (isSet(view) ? [afterPrefix(SEEN, slot)] : [])))
})

/** Remembers a title or lets it go, says that one has seen it or has not: an absolute state each. */
export const markTitleAtom = atom(
  null,
  (_get, set, mark: 'watch' | 'watched', { type, id, card }: ListedTitle, isOn: boolean): Promise<CommandResult> =>
    set(enqueueAtom, { kind: isOn ? 'setMark' : 'clearMark', args: { mark, type, id, name: card.title, card } }),
)

const isSet = ({ value }: SlotView) => (value as MarkState | null)?.set === true

function toWatchlist(remembered: ReadonlyMap<string, SlotView>, watched: ReadonlyMap<string, SlotView>) {
  const titles = [...remembered].flatMap(([slot, view]): WatchedTitle[] => {
    const [, type = '', ...rest] = slot.split('/')
    const card = (view.value as MarkState | null)?.card
    if ((type !== 'movies' && type !== 'series') || !isSet(view) || !card) return []
    const seen = watched.get(markSlot('watched', type, rest.join('/')))
    const newest = [view, ...(seen ? [seen] : [])]
    const refused = newest.find(({ state }) => state === 'failed')
    return [
      {
        type: type satisfies ListableType,
        id: rest.join('/'),
        card,
        since: view.at ?? '',
        isWatched: seen !== undefined && isSet(seen),
        state: refused ? 'failed' : newest.some(({ state }) => state === 'pending') ? 'pending' : 'saved',
        reason: refused?.error?.text ?? null,
      },
    ]
  })
  return titles.sort((a, b) => b.since.localeCompare(a.since))
}
