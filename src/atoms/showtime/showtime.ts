import { atom } from 'jotai'
import type { ShowtimeId } from '#contract/ids.ts'
import { type Failure, loadResourceAtom } from '../core/resource.ts'
import { showtimeRef } from './refs.ts'

/**
 * Fetches a showtime for its modal unless it lies here already (PRODUCT C4).
 *
 * @returns why there is none, for the message beside the modal; null when it is here or still on its way.
 */
export const openShowtimeAtom = atom(null, async (_get, set, id: ShowtimeId): Promise<Failure | null> => {
  const showtime = await set(loadResourceAtom, showtimeRef(id))
  return showtime.state === 'failed' ? showtime.failure : null
})
