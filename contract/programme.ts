import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { MovieSummary } from './catalogue.ts'
import { CinemaSummary, Coordinates } from './cinema.ts'
import { CalendarDate, CinemaId, MovieId } from './ids.ts'
import { Image } from './image.ts'
import { listView, Page } from './listView.ts'
import { Feature, Version } from './screenings.ts'
import { ShowtimeBrief } from './showtimes.ts'

export const ProgrammeOrder = z.enum(['popularity', 'rating', 'start', 'forecast'])
export type ProgrammeOrder = z.infer<typeof ProgrammeOrder>

/** Where and what: of `coordinates`, `location` (a postcode or place name) and `city` (a slug) at most one is set. */
export const ProgrammeQuery = z.object({
  city: z.optional(z.string().check(z.maxLength(80))),
  location: z.optional(z.string().check(z.maxLength(80))),
  coordinates: z.optional(Coordinates),
  date: z.optional(CalendarDate),
  /** Any of them. */
  version: z.optional(z.array(Version)),
  /** All of them; `barrierefrei` is asked of the hall, the others of the showtime. */
  feature: z.optional(z.array(Feature)),
  /** Any of them. */
  genre: z.optional(z.array(z.string().check(z.maxLength(40)))),
  order: z.optional(ProgrammeOrder),
  page: Page,
})
export type ProgrammeQuery = z.infer<typeof ProgrammeQuery>

/** The filters as the server understood them; `cityName` names the place for the heading and the filter. */
export const ProgrammeFilters = z.object({
  city: z.nullable(z.string()),
  cityName: z.nullable(z.string()),
  location: z.nullable(z.string()),
  coordinates: z.nullable(z.string()),
  date: CalendarDate,
  version: z.array(Version),
  feature: z.array(Feature),
  genre: z.array(z.string()),
  order: ProgrammeOrder,
})
export type ProgrammeFilters = z.infer<typeof ProgrammeFilters>

export const CinemaShowtimes = z.object({ cinema: CinemaSummary, showtimes: z.array(ShowtimeBrief) })
export type CinemaShowtimes = z.infer<typeof CinemaShowtimes>

/** One film of the programme with where it runs that day; cinemas by distance, else by name. */
export const CinemaMovie = z.object({
  movie: MovieSummary,
  still: z.nullable(Image),
  cinemas: z.array(CinemaShowtimes),
})
export type CinemaMovie = z.infer<typeof CinemaMovie>

export const cinemaMoviesCall = defineCall({
  method: 'GET',
  path: '/api/cinema/movies',
  summary: 'Films on now, with their showtimes on one day',
  audience: 'public',
  query: ProgrammeQuery,
  answer: listView(CinemaMovie, ProgrammeFilters),
})

const DayQuery = z.object({
  date: z.optional(CalendarDate),
  city: z.optional(z.string().check(z.maxLength(80))),
  location: z.optional(z.string().check(z.maxLength(80))),
  coordinates: z.optional(Coordinates),
  page: Page,
})

export const movieShowtimesCall = defineCall({
  method: 'GET',
  path: '/api/movies/:id/showtimes',
  summary: "A film's showtimes on one day by cinema",
  audience: 'public',
  params: z.object({ id: MovieId }),
  query: DayQuery,
  answer: listView(CinemaShowtimes, ProgrammeFilters),
})

export const MovieShowtimes = z.object({ movie: MovieSummary, showtimes: z.array(ShowtimeBrief) })
export type MovieShowtimes = z.infer<typeof MovieShowtimes>

export const cinemaShowtimesCall = defineCall({
  method: 'GET',
  path: '/api/cinemas/:id/showtimes',
  summary: "A cinema's programme on one day by film",
  audience: 'public',
  params: z.object({ id: CinemaId }),
  query: z.object({ date: z.optional(CalendarDate), page: Page }),
  answer: listView(MovieShowtimes, z.object({ date: CalendarDate })),
})
