import * as z from 'zod/mini'
import { Cinema, CinemaSummary, City } from '#contract/cinema.ts'
import { CinemaMovie, CinemaShowtimes, ProgrammeFilters } from '#contract/programme.ts'
import { Showtime, ShowtimeBrief } from '#contract/showtimes.ts'
import { aMovieSummary, anImage, aStill } from './catalogue.ts'

type Overrides<T extends z.core.$ZodType> = Partial<z.input<T>>

/** Berlin. */
export function aCity(overrides: Overrides<typeof City> = {}): City {
  return z.parse(City, { slug: 'berlin', name: 'Berlin', lat: 52.52, lon: 13.405, cinemas: 8, ...overrides })
}

/** An invented cinema in Berlin, as lists show it. */
export function aCinemaSummary(overrides: Overrides<typeof CinemaSummary> = {}): CinemaSummary {
  return z.parse(CinemaSummary, {
    id: 'c-kino-lampenfieber',
    permalink: 'kino-lampenfieber-berlin',
    name: 'Kino Lampenfieber',
    street: 'Oderberger Straße 71',
    postcode: '10435',
    city: 'Berlin',
    citySlug: 'berlin',
    lat: 52.5396,
    lon: 13.4072,
    screens: 3,
    features: ['barrierefrei'],
    distance: null,
    ...overrides,
  })
}

/** A cinema with its auditoria; `screens` follows them. */
export function aCinema(overrides: Overrides<typeof Cinema> = {}): Cinema {
  const auditoria = overrides.auditoria ?? [
    { name: 'Saal 1', seats: 180, features: ['barrierefrei'] },
    { name: 'Saal 2', seats: 96, features: [] },
    { name: 'Loge', seats: 42, features: [] },
  ]
  return z.parse(Cinema, { ...aCinemaSummary({ screens: auditoria.length }), ...overrides, auditoria })
}

/** A showtime as a button: Saturday 21 November 2026, 20:15 in Berlin. */
export function aShowtimeBrief(overrides: Overrides<typeof ShowtimeBrief> = {}): ShowtimeBrief {
  return z.parse(ShowtimeBrief, {
    id: 'st-20261121-2015',
    startsAt: '2026-11-21T19:15:00.000Z',
    version: 'OmU',
    features: [],
    ...overrides,
  })
}

/** A showtime with everything its modal shows. */
export function aShowtime(overrides: Overrides<typeof Showtime> = {}): Showtime {
  const poster = anImage()
  return z.parse(Showtime, {
    id: 'st-20261121-2015',
    date: '2026-11-21',
    time: '20:15',
    dateRelative: 'Heute',
    cinemaName: 'Kino Lampenfieber',
    cinemaUrl: '/kinos/kino-lampenfieber-berlin',
    ticketUrl: null,
    version: 'OmU',
    movieTitle: 'Der Himmel über Berlin',
    movieUrl: '/movies/der-himmel-ueber-berlin',
    moviePosterId: poster.id,
    moviePosterFilename: poster.filename,
    calendarUrl: '/cinema_showtimes/st-20261121-2015.ics',
    additionalFeatures: [],
    startsAt: '2026-11-21T19:15:00.000Z',
    endsAt: '2026-11-21T21:43:00.000Z',
    auditorium: 'Saal 1',
    cinema: aCinemaSummary(),
    movieId: 'm-der-himmel-ueber-berlin',
    runtime: 128,
    fsk: 6,
    poster,
    ...overrides,
  })
}

/** A cinema with the showtimes of one film on one day. */
export function aCinemaShowtimes(overrides: Overrides<typeof CinemaShowtimes> = {}): CinemaShowtimes {
  return z.parse(CinemaShowtimes, { cinema: aCinemaSummary(), showtimes: [aShowtimeBrief()], ...overrides })
}

/** One film of the programme. */
export function aCinemaMovie(overrides: Overrides<typeof CinemaMovie> = {}): CinemaMovie {
  return z.parse(CinemaMovie, {
    movie: aMovieSummary(),
    still: aStill(),
    cinemas: [aCinemaShowtimes()],
    ...overrides,
  })
}

/** The server's filters for a query without any: Berlin, today. */
export function aProgrammeFilters(overrides: Overrides<typeof ProgrammeFilters> = {}): ProgrammeFilters {
  return z.parse(ProgrammeFilters, {
    city: 'berlin',
    cityName: 'Berlin',
    location: null,
    coordinates: null,
    date: '2026-11-21',
    version: [],
    feature: [],
    genre: [],
    order: 'popularity',
    ...overrides,
  })
}
