import type * as z from 'zod/mini'
import { toBerlinDate } from '#contract/berlin.ts'
import { DEFAULT_CITY } from '#contract/defaultCity.ts'
import type { CalendarDate } from '#contract/ids.ts'
import type { CinemaMovie, CinemaShowtimes, ProgrammeFilters, ProgrammeQuery } from '#contract/programme.ts'
import { readMovieSummaries, readMovieSummary } from '../../catalogue/service.ts'
import type { Db } from '../../db/client.ts'
import { pageOf } from '../../http/pageOf.ts'
import { type Place, resolvePlace } from '../place/service.ts'
import type { ShowtimeRow } from '../rows.ts'
import { CINEMAS_PER_PAGE, findCinema } from '../service.ts'
import * as showtimeQueries from '../showtimes/queries.ts'
import { toCinemaSummary, toShowtimeBrief } from '../toShowtime.ts'

const MOVIES_PER_PAGE = 12
/** Of a film in the programme; the rest stands on the film's own page. */
const CINEMAS_PER_MOVIE = 6

/** The films of a place on one day. Of today, shows that have begun are still named; films without a later one stand last. */
export async function listProgramme(db: Db, query: ProgrammeQuery, now: Date) {
  const { version = [], feature = [], genre = [], order = 'popularity', page = 1 } = query
  const date = query.date ?? toBerlinDate(now)
  const place = await resolvePlace(db, query, DEFAULT_CITY)
  const cinemaIds = place.cinemas.map((cinema) => cinema.id)
  const filter = { date, cinemaIds, versions: version, features: feature }
  const found = await showtimeQueries.listRunningMovieIds(
    db,
    { ...filter, genres: genre, order, now },
    pageOf(page, MOVIES_PER_PAGE),
  )
  const movieIds = found.slice(0, MOVIES_PER_PAGE)
  const [showtimes, summaries] = await Promise.all([
    showtimeQueries.listShowtimes(db, { ...filter, movieIds }),
    readMovieSummaries(db, movieIds),
  ])
  return {
    items: movieIds.flatMap((id): z.input<typeof CinemaMovie>[] => {
      const summary = summaries.get(id)
      const ofMovie = showtimes.filter((showtime) => showtime.movieId === id)
      return summary ? [{ ...summary, cinemas: byCinema(place, ofMovie).slice(0, CINEMAS_PER_MOVIE) }] : []
    }),
    nextPage: found.length > MOVIES_PER_PAGE ? page + 1 : null,
    filters: toFilters(place, date, { version, feature, genre, order }),
  }
}

/** A film's showtimes on one day by cinema. @throws ProblemError `not_found` */
export async function listMovieShowtimes(
  db: Db,
  id: string,
  query: Pick<ProgrammeQuery, 'city' | 'location' | 'coordinates' | 'date' | 'page'>,
  now: Date,
) {
  const { page = 1 } = query
  const date = query.date ?? toBerlinDate(now)
  const { movie } = await readMovieSummary(db, id)
  const place = await resolvePlace(db, query, DEFAULT_CITY)
  const cinemaIds = place.cinemas.map((cinema) => cinema.id)
  const cinemas = byCinema(place, await showtimeQueries.listShowtimes(db, { date, cinemaIds, movieIds: [movie.id] }))
  const { offset, limit } = pageOf(page, CINEMAS_PER_PAGE)
  return {
    items: cinemas.slice(offset, offset + CINEMAS_PER_PAGE),
    nextPage: cinemas.length >= offset + limit ? page + 1 : null,
    filters: toFilters(place, date, { version: [], feature: [], genre: [], order: 'popularity' }),
  }
}

/** A cinema's programme on one day, what can still be seen first, then by popularity. @throws ProblemError `not_found` */
export async function listCinemaShowtimes(
  db: Db,
  id: string,
  query: { date?: CalendarDate | undefined; page?: number | undefined },
  now: Date,
) {
  const { page = 1 } = query
  const filter = { date: query.date ?? toBerlinDate(now), cinemaIds: [(await findCinema(db, id)).id] }
  const found = await showtimeQueries.listRunningMovieIds(
    db,
    { ...filter, order: 'popularity', now },
    pageOf(page, MOVIES_PER_PAGE),
  )
  const movieIds = found.slice(0, MOVIES_PER_PAGE)
  const [showtimes, summaries] = await Promise.all([
    showtimeQueries.listShowtimes(db, { ...filter, movieIds }),
    readMovieSummaries(db, movieIds),
  ])
  return {
    items: movieIds.flatMap((movieId) => {
      const movie = summaries.get(movieId)?.movie
      const ofMovie = showtimes.filter((showtime) => showtime.movieId === movieId)
      return movie ? [{ movie, showtimes: ofMovie.map(toShowtimeBrief) }] : []
    }),
    nextPage: found.length > MOVIES_PER_PAGE ? page + 1 : null,
    filters: { date: filter.date },
  }
}

/** Keeps the place's order of cinemas; those without a show are left out. */
function byCinema(place: Place, showtimes: readonly ShowtimeRow[]): z.input<typeof CinemaShowtimes>[] {
  return place.cinemas.flatMap((cinema) => {
    const shows = showtimes.filter((showtime) => showtime.cinemaId === cinema.id)
    return shows.length === 0 ? [] : [{ cinema: toCinemaSummary(cinema), showtimes: shows.map(toShowtimeBrief) }]
  })
}

function toFilters(
  place: Place,
  date: CalendarDate,
  rest: Pick<ProgrammeFilters, 'version' | 'feature' | 'genre' | 'order'>,
): ProgrammeFilters {
  return { ...place.filters, date, ...rest }
}
