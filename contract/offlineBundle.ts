import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Movie } from './catalogue.ts'
import { Cinema } from './cinema.ts'
import { MAX_FAVOURITES } from './favourites.ts'
import { CalendarDate, CinemaId, ImageId, MovieId } from './ids.ts'
import { ShowtimeBrief } from './showtimes.ts'

/** How many days a bundle reaches, today among them. */
export const OFFLINE_BUNDLE_DAYS = 7

/** One day of a cinema, the most popular film first. */
export const BundledDay = z.object({
  date: CalendarDate,
  films: z.array(z.object({ movieId: MovieId, showtimes: z.array(ShowtimeBrief) })),
})
export type BundledDay = z.infer<typeof BundledDay>

export const BundledCinema = z.object({ cinema: Cinema, days: z.array(BundledDay) })
export type BundledCinema = z.infer<typeof BundledCinema>

/**
 * Everything that cinemas need on a device without a network, each thing once: from it every answer can be made that
 * their pages and their films' pages ask for.
 */
export const OfflineBundle = z.object({
  cinemas: z.array(BundledCinema),
  /** As their pages need them, the most popular first. */
  movies: z.array(Movie),
  /** Small posters, each with the width to fetch. */
  images: z.array(z.object({ id: ImageId, filename: z.string(), width: z.int() })),
  /** Ids that were asked for and are unknown. */
  missing: z.array(z.string()),
})
export type OfflineBundle = z.infer<typeof OfflineBundle>

export const offlineBundleCall = defineCall({
  method: 'GET',
  path: '/api/cinemas/bundle',
  summary: 'Cinemas with their next seven days, for a device without a network',
  audience: 'public',
  query: z.object({ ids: z.array(CinemaId).check(z.minLength(1), z.maxLength(MAX_FAVOURITES)) }),
  answer: OfflineBundle,
})
