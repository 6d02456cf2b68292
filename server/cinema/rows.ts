import type { cinemas, showtimes } from '../db/schema/cinema.ts'

/** A cinema with its city's name, its number of halls and, in kilometres, its distance from the asked point. */
export type CinemaRow = typeof cinemas.$inferSelect & { city: string; screens: number; distance: number | null }

/** A showtime with its hall's name, where the cinema has described the hall. */
export type ShowtimeRow = typeof showtimes.$inferSelect & { hall: string | null }
