import { type Atom, atom } from 'jotai'
import { type FavouriteCinema, MAX_FAVOURITES } from '#contract/favourites.ts'
import type { UserId } from '#contract/ids.ts'
import type { FavouriteState } from '../../sync/commands/favouriteCinema.ts'
import type { EntryError } from '../../sync/outbox/entry.ts'
import type { SlotView } from '../../sync/outbox/views.ts'
import { FAVOURITE_SLOTS, favouriteSlot, toFavouriteId } from '../../sync/slots.ts'
import { atomWithSource } from '../core/atomWithSource.ts'
import { bounded } from '../core/bounded.ts'
import { clockAtom } from '../core/context.ts'
import { enqueueAtom, follow, openSafely } from '../core/outbox.ts'
import { isOwnStateKnownAtom } from '../core/ownState.ts'
import { ownerAtom, sessionKnownAtom } from '../core/session.ts'
import { needOfflineBundleAtom, noteOfflineBundleDueAtom } from './offlineBundleNeed.ts'
import { changeVisitorFavouritesAtom, readVisitorFavouritesAtom, visitorFavouritesAtom } from './visitorFavourites.ts'

/**
 * A cinema that was chosen as a favourite, or dropped as one.
 *
 * - `saved`: the server has it, or a visitor's device; `pending`: it waits on this device.
 * - `failed`: the newest choice was refused, `error` says why; `favourite` is what held before.
 */
export type VisibleFavourite = {
  /** null when only a refusal is known of it. */
  cinema: FavouriteCinema | null
  favourite: boolean
  state: 'saved' | 'pending' | 'failed'
  error: EntryError | null
}

/** The result of a choice. `tooMany`: the limit of favourites is reached; `notSent`: the reason was shown already. */
export type FavouriteResult = 'kept' | 'dropped' | 'tooMany' | 'storageFailed' | 'notSent'

/** Own choices by the cinema's id, a member's or the visitor's; null until the device has answered. */
export const favouriteChoicesAtom: Atom<ReadonlyMap<string, VisibleFavourite> | null> = atom((get) => {
  const owner = get(ownerAtom)
  if (owner !== null) return get(memberChoices(owner, FAVOURITE_SLOTS))
  const kept = get(visitorFavouritesAtom)
  return kept && new Map(kept.map((cinema) => [cinema.id, { cinema, favourite: true, state: 'saved', error: null }]))
})

/** The favourite cinemas by name; null until the device has answered, and while it may lack those of a member. */
export const favouritesAtom: Atom<readonly FavouriteCinema[] | null> = atom((get) => {
  const choices = get(favouriteChoicesAtom)
  const favourites = choices && toFavourites(choices)
  if (favourites?.length === 0 && get(ownerAtom) !== null && !get(isOwnStateKnownAtom)) return null
  return favourites?.sort((a, b) => a.name.localeCompare(b.name, 'de')) ?? null
})

/**
 * The favourite cinemas as they lie on the device right now, with all that was just stored; null when it cannot tell.
 */
export const readFavouritesAtom = atom(null, async (get, set): Promise<readonly FavouriteCinema[] | null> => {
  const owner = get(ownerAtom)
  if (owner === null) return set(readVisitorFavouritesAtom)
  const outbox = await openSafely(get)
  return outbox && toFavourites(toChoices(await outbox.readSlots(owner, FAVOURITE_SLOTS)))
})

/**
 * Keeps a cinema as a favourite or drops it: a member's by a command, a visitor's on the device alone. The programme of
 * a cinema that is kept is fetched at once, and by the next page when this one ends before that.
 */
export const setFavouriteAtom = atom(
  null,
  async (get, set, cinema: FavouriteCinema, favourite: boolean): Promise<FavouriteResult> => {
    const result = await set(storeFavouriteAtom, cinema, favourite)
    if (result === 'kept') {
      set(noteOfflineBundleDueAtom, `${get(clockAtom).now().getTime()} ${cinema.id}`)
      set(needOfflineBundleAtom)
    }
    return result
  },
)

const storeFavouriteAtom = atom(
  null,
  async (get, set, cinema: FavouriteCinema, favourite: boolean): Promise<FavouriteResult> => {
    await get(sessionKnownAtom)
    if (favourite && (get(favouritesAtom)?.length ?? 0) >= MAX_FAVOURITES) return 'tooMany'
    const result = favourite ? 'kept' : 'dropped'
    if (get(ownerAtom) !== null) {
      const taken = await set(enqueueAtom, toIntent(cinema, favourite))
      return taken === 'queued' ? result : taken === 'notSent' ? taken : 'storageFailed'
    }
    try {
      await set(changeVisitorFavouritesAtom, (before) => {
        const others = before.filter(({ id }) => id !== cinema.id)
        return favourite ? [...others, cinema] : others
      })
      return result
    } catch {
      return 'storageFailed'
    }
  },
)

/** Runs alone among the tabs of this device; where browsers have no locks it simply runs. */
export const mergeLockAtom = atom<{ run: (work: () => Promise<void>) => Promise<void> }>({
  run: async (work) => {
    if (navigator.locks) await navigator.locks.request('favourites', work)
    else await work()
  },
})

/**
 * Turns a visitor's favourites into favourites of the member who has just signed in: one command each, unless the
 * member has that cinema already. They are removed from the visitor only once their commands are stored, so that a
 * crash loses none; the rest is merged at the next start. The sign-in counts as the time of the choice.
 */
export const mergeFavouritesAtom = atom(null, async (get, set): Promise<void> => {
  const owner = get(ownerAtom)
  if (owner === null) return
  // A visitor has no favourites where storage is forbidden.
  const kept = await set(readVisitorFavouritesAtom).catch(() => [])
  if (kept.length === 0) return
  await get(mergeLockAtom).run(async () => {
    const outbox = await openSafely(get)
    if (!outbox) return
    const visitors = await set(readVisitorFavouritesAtom)
    const own = await outbox.readSlots(owner, FAVOURITE_SLOTS)
    const merged = new Set<string>()
    for (const cinema of visitors) {
      if (get(ownerAtom) !== owner) break
      const known = own.get(favouriteSlot(cinema.id))?.value as FavouriteState | null | undefined
      const isStored = known?.favourite || (await set(enqueueAtom, toIntent(cinema, true))) === 'queued'
      if (isStored) merged.add(cinema.id)
    }
    await set(changeVisitorFavouritesAtom, (before) => before.filter(({ id }) => !merged.has(id)))
  })
})

const memberChoices = bounded((owner: UserId, prefix: typeof FAVOURITE_SLOTS) =>
  atomWithSource<ReadonlyMap<string, VisibleFavourite> | null>(null, (get, show) =>
    follow(get, (outbox) => outbox.watchSlots(owner, prefix, (views) => show(toChoices(views)))),
  ),
)

function toFavourites(choices: ReadonlyMap<string, VisibleFavourite>): FavouriteCinema[] {
  return [...choices.values()].flatMap(({ cinema, favourite }) => (favourite && cinema ? [cinema] : []))
}

function toChoices(views: ReadonlyMap<string, SlotView>): ReadonlyMap<string, VisibleFavourite> {
  const choices = new Map<string, VisibleFavourite>()
  for (const [slot, { value, state, error }] of views) {
    const id = toFavouriteId(slot)
    if (id === null || state === 'none') continue
    const { cinema, favourite } = (value as FavouriteState | null) ?? { cinema: null, favourite: false }
    choices.set(id, { cinema, favourite, state, error })
  }
  return choices
}

const toIntent = (cinema: FavouriteCinema, favourite: boolean) => ({
  kind: favourite ? ('favouriteCinema' as const) : ('unfavouriteCinema' as const),
  args: cinema,
})
