import { type Atom, atom } from 'jotai'
import type { RatingInput } from '#contract/ratings.ts'
import { ratingSlots, toRatedKey } from '../../sync/slots.ts'
import { ownSlots } from '../core/ownState.ts'
import { ownerAtom } from '../core/session.ts'

/**
 * The values that the member gave, by `movies/{id}` and `series/{id}`, with what waits; null for visitors, on the
 * server, and until the device has answered.
 */
export const ownScoresAtom: Atom<ReadonlyMap<string, number> | null> = atom((get) => {
  const owner = get(ownerAtom)
  if (owner === null) return null
  const [movies, series] = [get(ownSlots(owner, ratingSlots('movies'))), get(ownSlots(owner, ratingSlots('series')))]
  if (!movies || !series) return null
  return new Map(
    [...movies, ...series].flatMap(([slot, { value }]) => {
      const key = toRatedKey(slot)
      const given = (value as RatingInput | null)?.value ?? null
      return key === null || given === null ? [] : [[key, given] as const]
    }),
  )
})
