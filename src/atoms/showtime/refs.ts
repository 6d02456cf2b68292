import type { ShowtimeId } from '#contract/ids.ts'
import { showtimeCall } from '#contract/showtimes.ts'
import { toRef } from '../core/toRef.ts'

/** A showtime with its film and cinema. */
export const showtimeRef = (id: ShowtimeId) => toRef(showtimeCall, { params: { id } })
