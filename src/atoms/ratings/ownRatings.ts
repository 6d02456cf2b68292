import { type Atom, atom } from 'jotai'
import { HALF_STEPS } from '#contract/users.ts'
import type { SlotView } from '../../sync/outbox/views.ts'
import { ratingSlots, toRatedKey } from '../../sync/slots.ts'
import { ownSlots } from '../core/ownState.ts'
import { ownerAtom } from '../core/session.ts'

type Said = { value: number | null; top: boolean; flop: boolean }

/** The number of titles of each type that a member has rated, and the number of ratings for each half step. */
export type OwnRatings = { movies: number; series: number; average: number | null; distribution: number[] }

/**
 * The member's own ratings from the device, with those that wait; null for visitors and until the device has answered.
 */
export const ownRatingsAtom: Atom<OwnRatings | null> = atom((get) => {
  const owner = get(ownerAtom)
  if (owner === null) return null
  const [movies, series] = [get(ownSlots(owner, ratingSlots('movies'))), get(ownSlots(owner, ratingSlots('series')))]
  return movies && series && toOwnRatings(movies, series)
})

function toOwnRatings(movies: ReadonlyMap<string, SlotView>, series: ReadonlyMap<string, SlotView>): OwnRatings {
  const said = (slots: ReadonlyMap<string, SlotView>) =>
    [...slots].flatMap(([slot, { value }]) => {
      const rating = toRatedKey(slot) === null ? null : (value as Said | null)
      return rating && (rating.value !== null || rating.top || rating.flop) ? [rating] : []
    })
  const [films, shows] = [said(movies), said(series)]
  const values = [...films, ...shows].flatMap(({ value }) => (value === null ? [] : [value]))
  const distribution = Array.from(
    { length: HALF_STEPS },
    (_, step) => values.filter((value) => value * 2 === step).length,
  )
  const average = values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
  return { movies: films.length, series: shows.length, average, distribution }
}
