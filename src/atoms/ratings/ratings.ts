import { type Atom, atom } from 'jotai'
import type { UserId } from '#contract/ids.ts'
import type { TitleCard } from '#contract/marks.ts'
import type { RatableType, RatingInput } from '#contract/ratings.ts'
import type { EntryError } from '../../sync/outbox/entry.ts'
import { emptySlot, type SlotView } from '../../sync/outbox/views.ts'
import { ratingSlot, type Slot } from '../../sync/slots.ts'
import { atomWithSource } from '../core/atomWithSource.ts'
import { bounded } from '../core/bounded.ts'
import { type CommandResult, enqueueAtom, follow } from '../core/outbox.ts'
import { ownerAtom } from '../core/session.ts'

/** A title to rate: its own id (never its permalink: the id names the slot), and name and face for the outbox. */
export type RatedTitle = { type: RatableType; id: string; title: string; card?: TitleCard }

/**
 * The member's own rating as the screen shows it: confirmed state with what waits folded over it.
 *
 * - `none`: not rated, as far as is known; `saved`: the server has it; `pending`: it waits on this device.
 * - `failed`: the newest choice was refused; value and marks are the old ones, `error` says why.
 */
export type VisibleRating = {
  value: number | null
  top: boolean
  flop: boolean
  state: 'none' | 'saved' | 'pending' | 'failed'
  error: EntryError | null
}

const unrated: VisibleRating = { value: null, top: false, flop: false, state: 'none', error: null }

/** The signed-in user's rating of a title; unrated for visitors and on the server. The same atom for the same title. */
export const visibleRatingAtom = bounded(
  (type: RatableType, id: string): Atom<VisibleRating> =>
    atom((get) => {
      const owner = get(ownerAtom)
      return owner === null ? unrated : toVisibleRating(get(slotOf(owner, ratingSlot(type, id))))
    }),
)

/** The title that was rated last on this page, anew each time; null before the first. */
export const ratedAtom = atom<RatedTitle | null>(null)

/**
 * Rates a title, durably before it shows. `rating` is the whole rating: value and marks. It marks the title as seen,
 * too (`src/sync/commands/rateTitle.ts`).
 */
export const rateTitleAtom = atom(
  null,
  async (_get, set, title: RatedTitle, rating: RatingInput): Promise<CommandResult> => {
    const result = await set(enqueueAtom, { kind: 'rateTitle', args: { ...title, rating } })
    if (result === 'queued') set(ratedAtom, { ...title })
    return result
  },
)

/** Removes the member's rating, value and marks. */
export const clearRatingAtom = atom(
  null,
  (_get, set, title: RatedTitle): Promise<CommandResult> =>
    set(enqueueAtom, { kind: 'clearRating', args: { ...title } }),
)

const slotOf = bounded((owner: UserId, slot: Slot) =>
  atomWithSource<SlotView>(emptySlot, (get, show) => follow(get, (outbox) => outbox.watchSlot(owner, slot, show))),
)

function toVisibleRating({ value, state, error }: SlotView): VisibleRating {
  const rating = (value ?? unrated) as RatingInput
  const isEmpty = rating.value === null && !rating.top && !rating.flop
  return {
    value: rating.value,
    top: rating.top,
    flop: rating.flop,
    state: state === 'saved' && isEmpty ? 'none' : state,
    error,
  }
}
