import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Fsk } from './catalogue.ts'
import { CinemaSummary } from './cinema.ts'
import { CalendarDate, ImageId, Instant, MovieId, ShowtimeId } from './ids.ts'
import { Image } from './image.ts'
import { Feature, Version } from './screenings.ts'

/** A showtime inside a programme: what its button needs. */
export const ShowtimeBrief = z.object({
  id: ShowtimeId,
  startsAt: Instant,
  version: Version,
  features: z.array(Feature),
  /** The hall's name; missing in what a device has kept from an earlier version of the site. */
  auditorium: z.optional(z.string()),
})
export type ShowtimeBrief = z.infer<typeof ShowtimeBrief>

/**
 * One showtime with the fields of PRODUCT K4; from `startsAt` on, those that the modal shows besides.
 * `dateRelative` is right when the answer is made; the device recomputes it from `date`.
 */
export const Showtime = z.object({
  id: ShowtimeId,
  date: CalendarDate,
  /** `HH:MM` in Europe/Berlin. */
  time: z.string(),
  dateRelative: z.string(),
  cinemaName: z.string(),
  cinemaUrl: z.string(),
  ticketUrl: z.nullable(z.string()),
  version: Version,
  movieTitle: z.string(),
  movieUrl: z.string(),
  moviePosterId: z.nullable(ImageId),
  moviePosterFilename: z.nullable(z.string()),
  calendarUrl: z.string(),
  additionalFeatures: z.array(Feature),
  startsAt: Instant,
  /** By runtime and 20 minutes of advertising; null when the runtime is unknown. */
  endsAt: z.nullable(Instant),
  auditorium: z.string(),
  cinema: CinemaSummary,
  movieId: MovieId,
  runtime: z.nullable(z.int()),
  fsk: Fsk,
  poster: z.nullable(Image),
})
export type Showtime = z.infer<typeof Showtime>

export const showtimeCall = defineCall({
  method: 'GET',
  path: '/api/cinema_showtimes/:id',
  summary: 'One showtime',
  audience: 'public',
  params: z.object({ id: ShowtimeId }),
  answer: Showtime,
})
