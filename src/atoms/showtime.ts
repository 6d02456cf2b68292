import { atom } from 'jotai'
import { showtimeCall } from '#contract/cinema.ts'
import type { ShowtimeId } from '#contract/ids.ts'
import { loadResourceAtom } from './resource.ts'

/**
 * Fetches a showtime for its modal unless it lies here. When that fails the modal shows why, and a generic error is
 * said besides (SPEC §8); a showtime that is gone or that the device lacks offline is no error of ours.
 */
export const openShowtimeAtom = atom(null, async (_get, set, id: ShowtimeId): Promise<void> => {
  await set(loadResourceAtom, showtimeCall, { params: { id } })
})
