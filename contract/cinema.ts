import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Fsk, MovieSummary } from './catalogue.ts'
import { CalendarDate, CinemaId, ImageId, Instant, MovieId, ShowtimeId } from './ids.ts'
import { Image } from './image.ts'
import { listView, Page } from './listView.ts'

/** How a film is shown: German dub, original with or without subtitles. */
export const Version = z.enum(['DF', 'OV', 'OmU', 'OmeU'])
export type Version = z.infer<typeof Version>

/** Between the time on the ticket and the film. */
export const ADVERTISING_MINUTES = 20

/** Features of a hall or a showtime. */
export const Feature = z.enum(['3D', 'IMAX', 'Dolby Atmos', '70mm', 'barrierefrei', 'Open Air'])
export type Feature = z.infer<typeof Feature>

export const City = z.object({
  slug: z.string(),
  name: z.string(),
  lat: z.number(),
  lon: z.number(),
  /** Number of cinemas. */
  cinemas: z.int(),
})
export type City = z.infer<typeof City>

export const CinemaSummary = z.object({
  id: CinemaId,
  permalink: z.string(),
  name: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  citySlug: z.string(),
  lat: z.number(),
  lon: z.number(),
  screens: z.int(),
  features: z.array(Feature),
  /** Kilometres from the asked place; null when none was asked. */
  distance: z.nullable(z.number()),
})
export type CinemaSummary = z.infer<typeof CinemaSummary>

const Auditorium = z.object({ name: z.string(), seats: z.int(), features: z.array(Feature) })

export const Cinema = z.extend(CinemaSummary, { auditoria: z.array(Auditorium) })
export type Cinema = z.infer<typeof Cinema>

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

/** `lat,lon` in degrees, as the query carries it. */
export const Coordinates = z.string().check(z.regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/))

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
  /** All of them; `barrierefrei` is asked of the hall. */
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

export const citiesCall = defineCall({
  method: 'GET',
  path: '/api/cinema/cities',
  summary: 'Cities with cinemas',
  audience: 'public',
  answer: z.object({ items: z.array(City) }),
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

export const cinemasCall = defineCall({
  method: 'GET',
  path: '/api/cinemas',
  summary: 'Cinemas of a city or near a place',
  audience: 'public',
  query: z.object({
    city: z.optional(z.string().check(z.maxLength(80))),
    location: z.optional(z.string().check(z.maxLength(80))),
    coordinates: z.optional(Coordinates),
    page: Page,
  }),
  answer: listView(
    CinemaSummary,
    z.object({
      city: z.nullable(z.string()),
      cityName: z.nullable(z.string()),
      location: z.nullable(z.string()),
      coordinates: z.nullable(z.string()),
    }),
  ),
})

export const cinemaCall = defineCall({
  method: 'GET',
  path: '/api/cinemas/:id',
  summary: 'A cinema',
  audience: 'public',
  params: z.object({ id: CinemaId }),
  answer: Cinema,
})

export const showtimeCall = defineCall({
  method: 'GET',
  path: '/api/cinema_showtimes/:id',
  summary: 'One showtime',
  audience: 'public',
  params: z.object({ id: ShowtimeId }),
  answer: Showtime,
})
