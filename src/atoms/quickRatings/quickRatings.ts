import { atom, type Getter } from 'jotai'
import * as z from 'zod/mini'
import type { UserId } from '#contract/ids.ts'
import { type QuickTitle, quickRatingsCall } from '#contract/quickRatings.ts'
import { type RatableType, RatingInput } from '#contract/ratings.ts'
import { ratingSlots, toRatedKey } from '../../sync/slots.ts'
import { apiAtom } from '../core/context.ts'
import { openSafely } from '../core/outbox.ts'
import { reachableAtom } from '../core/reachable.ts'
import { ownerAtom, sessionAtom, sessionKnownAtom } from '../core/session.ts'
import { visibleRatingAtom } from '../ratings/ratings.ts'
import { quickDeviceAtom } from './quickDevice.ts'
import { anEmptyPile, toOwnPile, toQuickKey, withoutKeys, withPage } from './quickPile.ts'
import {
  baselineAtom,
  changePileAtom,
  draftAtom,
  forgetVisitAtom,
  pileAtom,
  refillAtom,
  returnedAtom,
  visitAtom,
} from './quickState.ts'

/** The number of titles that wait at least after a refill; with fewer than `LOW`, a refill runs in the background. */
const ENOUGH = 48
export const LOW = 30
/** Pages of one refill: a page may hold nothing new, and a broken cursor must not ask for ever. */
const MOST_PAGES = 8
/** Titles that are seen at once. */
const SHOWN = 3

/** The state of the screen. `over`: no title of this round is left. */
export type QuickView =
  | { state: 'loading' | 'over' | 'unreachable' | 'failed' }
  /** The title in front and those below it, and how many wait in all. */
  | { state: 'ready'; cards: readonly [QuickTitle, ...QuickTitle[]]; left: number }

const unrated: RatingInput = { value: null, top: false, flop: false }
const isSaid = ({ value, top, flop }: RatingInput) => value !== null || top || flop

/** The number of titles rated on this page since it was opened. */
export const quickVisitAtom = atom((get) => get(visitAtom))
/** The number of the member's ratings, with those that wait; null for visitors. */
export const quickTotalAtom = atom((get): number | null => {
  const session = get(sessionAtom)
  if (session.type !== 'RegisteredUser') return null
  const baseline = get(baselineAtom)
  if (baseline === null) return session.movie_ratings + session.series_ratings
  return baseline.total + get(visitAtom) - baseline.visit
})

/** The titles that wait, without those that were rated elsewhere meanwhile, as soon as this device knows of it. */
export const quickViewAtom = atom((get): QuickView => {
  const pile = get(pileAtom)
  if (pile === null) return { state: 'loading' }
  const returned = get(returnedAtom)
  const cards: QuickTitle[] = []
  let hidden = 0
  for (const title of pile.waiting) {
    const isRated = !returned.has(toQuickKey(title)) && isSaid(get(visibleRatingAtom(title.type, title.id)))
    if (isRated) hidden += 1
    else if (cards.push(title) === SHOWN) break
  }
  const [first, ...below] = cards
  if (first) return { state: 'ready', cards: [first, ...below], left: pile.waiting.length - hidden }
  const refill = get(refillAtom)
  if (refill === 'unreachable' || refill === 'failed') return { state: refill }
  return { state: pile.isOver ? 'over' : 'loading' }
})

/** The rating that is chosen for the title in front and not sent yet. */
export const quickDraftAtom = atom(
  (get): RatingInput => {
    const view = get(quickViewAtom)
    const draft = get(draftAtom)
    return view.state === 'ready' && draft?.key === toQuickKey(view.cards[0]) ? draft.rating : unrated
  },
  (_get, set, title: QuickTitle, rating: RatingInput) => set(draftAtom, { key: toQuickKey(title), rating }),
)

/** Opens the pile of the member or visitor, for each of them anew, and fills it. */
export const openQuickRatingsAtom = atom(null, async (get, set): Promise<void> => {
  await get(sessionKnownAtom)
  const owner = get(ownerAtom)
  const before = get(pileAtom)
  if (before !== null && before.owner !== owner) {
    if (before.owner !== null) set(forgetVisitAtom)
    set(changePileAtom, () => toOwnPile(before, owner))
  }
  const [kept, rated] = await Promise.all([
    before === null
      ? get(quickDeviceAtom)
          .read()
          .catch(() => undefined)
      : undefined,
    readRatedKeys(get, owner),
  ])
  if (get(ownerAtom) !== owner) return
  if (get(pileAtom) === null) set(pileAtom, toOwnPile(kept, owner))
  const returned = get(returnedAtom)
  set(changePileAtom, (pile) => withoutKeys(pile, (key) => rated.has(key) && !returned.has(key)))
  const session = get(sessionAtom)
  const told = session.type === 'RegisteredUser' ? session.movie_ratings + session.series_ratings : 0
  set(baselineAtom, { total: Math.max(told, rated.size), visit: get(visitAtom) })
  await set(refillQuickRatingsAtom)
})

/** Takes out what was rated on another device, in another tab or on a title's own page. */
const pruneAtom = atom(null, async (get, set): Promise<void> => {
  const rated = await readRatedKeys(get, get(pileAtom)?.owner ?? null)
  const returned = get(returnedAtom)
  set(changePileAtom, (pile) => withoutKeys(pile, (key) => rated.has(key) && !returned.has(key)))
})

/** Fetches titles until enough wait or the round is over, and their posters. Once at a time. */
export const refillQuickRatingsAtom = atom(null, async (get, set): Promise<void> => {
  if (get(refillAtom) === 'fetching') return
  set(refillAtom, 'fetching')
  await set(pruneAtom)
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const pile = get(pileAtom)
    if (pile === null || pile.isOver || pile.waiting.length >= ENOUGH) break
    const { owner, cursor } = pile
    const reply = await get(apiAtom).call(quickRatingsCall, { query: cursor === null ? {} : { cursor } })
    set(reachableAtom, reply)
    // The owner has changed, or a new round began: the fetched page belongs to neither.
    if (get(pileAtom)?.owner !== owner || get(pileAtom)?.cursor !== cursor) continue
    if (reply.kind !== 'ok') {
      // A cursor that the server no longer knows: the round begins again.
      if (reply.kind === 'problem' && reply.status === 400 && cursor !== null) {
        set(changePileAtom, (now) => ({ ...now, cursor: null }))
        continue
      }
      return set(refillAtom, reply.kind === 'problem' ? 'failed' : 'unreachable')
    }
    const rated = await readRatedKeys(get, owner)
    if (get(pileAtom)?.owner !== owner) continue
    set(changePileAtom, (now) => withPage(now, reply.value, (key) => rated.has(key)))
  }
  set(refillAtom, 'none')
  const posters = get(pileAtom)?.waiting.map(({ poster }) => poster) ?? []
  if (posters.length > 0) void get(quickDeviceAtom).warm(posters)
})

/** Begins a new round: skipped titles come again. */
export const anotherQuickRoundAtom = atom(null, async (_get, set): Promise<void> => {
  set(changePileAtom, ({ owner }) => anEmptyPile(owner))
  await set(refillQuickRatingsAtom)
})

/** Keys of all titles that the member has rated, as far as this device knows, with what waits. */
async function readRatedKeys(get: Getter, owner: UserId | null): Promise<ReadonlySet<string>> {
  if (owner === null) return new Set()
  const outbox = await openSafely(get)
  const read = (type: RatableType) => outbox?.readSlots(owner, ratingSlots(type)).catch(() => undefined)
  const views = await Promise.all([read('movies'), read('series')])
  const rated = views.flatMap((slots) =>
    [...(slots ?? [])].flatMap(([slot, { value }]) => {
      const key = toRatedKey(slot)
      const rating = z.safeParse(RatingInput, value).data
      return key !== null && rating && isSaid(rating) ? [key] : []
    }),
  )
  return new Set(rated)
}
