import { atom } from 'jotai'
import { cinemasCall } from '#contract/cinema.ts'
import { apiAtom } from '../core/context.ts'
import { reachableAtom } from '../core/reachable.ts'

/** Whether a postcode or a name is one that the server can place. */
export type FoundPlace = 'found' | 'unknown' | 'unreachable'

/** Asks before anything changes, so that a typing error does not remove the programme from the screen. */
export const findPlaceAtom = atom(null, async (get, set, location: string): Promise<FoundPlace> => {
  const reply = await get(apiAtom).call(cinemasCall, { query: { location } })
  set(reachableAtom, reply)
  if (reply.kind === 'ok') return reply.value.filters.cityName === null ? 'unknown' : 'found'
  // The server refuses only what is no place at all.
  return reply.kind === 'problem' && reply.status < 500 ? 'unknown' : 'unreachable'
})
