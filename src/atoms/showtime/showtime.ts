import { atom } from 'jotai'
import type { ShowtimeId } from '#contract/ids.ts'
import { type Failure, loadResourceAtom, resourcesAtom } from '../core/resource.ts'
import { findKnownShowtime } from './knownShowtime.ts'
import { showtimeRef } from './refs.ts'

/**
 * Fetches a showtime for its modal unless it lies here already (PRODUCT C4).
 *
 * @returns why there is none, for the message beside the modal; null when it is still on its way, or when the modal shows
 *   what the device has of it.
 */
export const openShowtimeAtom = atom(null, async (get, set, id: ShowtimeId): Promise<Failure | null> => {
  const showtime = await set(loadResourceAtom, showtimeRef(id))
  if (showtime.state !== 'failed' || showtime.last !== null) return null
  const isKnown = showtime.failure.reason === 'unreachable' && findKnownShowtime(get(resourcesAtom), id) !== null
  return isKnown ? null : showtime.failure
})
