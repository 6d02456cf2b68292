import type * as z from 'zod/mini'
import type { Cinema } from '#contract/cinema.ts'
import { type DatedThing, toDatedShowtime } from '#contract/datedThings.ts'
import type { Showtime } from '#contract/showtimes.ts'
import { readMovieSummaries } from '../catalogue/service.ts'
import type { Db, Tx } from '../db/client.ts'
import { pageOf } from '../http/pageOf.ts'
import { ProblemError } from '../http/problemError.ts'
import * as change from './change/service.ts'
import * as favourites from './favourites/service.ts'
import * as next from './next/service.ts'
import * as cityQueries from './place/cities/queries.ts'
import { type AskedPlace, resolvePlace } from './place/service.ts'
import * as queries from './queries.ts'
import type { CinemaRow } from './rows.ts'
import * as showtimeQueries from './showtimes/queries.ts'
import { toCinemaSummary, toFeatures, toShowtime } from './toShowtime.ts'

/** For the member's changes of all kinds. */
export const listFavouriteChanges = favourites.listFavouriteChanges
/** For "Wo läuft's?". */
export const listNextInCinemas = next.listNextInCinemas
/** For whoever brings a programme. */
export const addShowtimes = change.addShowtimes
export const CINEMAS_PER_PAGE = 20

export async function listCities(db: Db) {
  return { items: await cityQueries.listCities(db) }
}

/** Cinemas of a place; of everywhere when none is asked. */
export async function listCinemas(db: Db, asked: AskedPlace, page = 1) {
  const { filters, cinemas } = await resolvePlace(db, asked, null)
  const { offset, limit } = pageOf(page, CINEMAS_PER_PAGE)
  return {
    items: cinemas.slice(offset, offset + CINEMAS_PER_PAGE).map(toCinemaSummary),
    nextPage: cinemas.length >= offset + limit ? page + 1 : null,
    filters,
  }
}

/** @throws ProblemError `not_found` */
export async function readCinema(db: Db, id: string): Promise<z.input<typeof Cinema>> {
  const cinema = await findCinema(db, id)
  const auditoria = await queries.listAuditoria(db, cinema.id)
  return {
    ...toCinemaSummary(cinema),
    auditoria: auditoria.map(({ name, seats, features }) => ({ name, seats, features: toFeatures(features) })),
  }
}

/** @throws ProblemError `not_found` */
export async function readShowtime(db: Db, id: string, now: Date): Promise<z.input<typeof Showtime>> {
  const found = await showtimeQueries.findShowtime(db, id)
  const movieId = found?.showtime.movieId ?? ''
  const summary = found && (await readMovieSummaries(db, [movieId])).get(movieId)
  if (!summary) throw new ProblemError('not_found')
  return toShowtime(found.showtime, found.cinema, summary.movie, now)
}

/** A showtime as a thing with a day, and its film; null where there is none, or none any more. */
export async function readDatedShowtime(
  db: Db | Tx,
  id: string,
  now: Date,
): Promise<{ thing: DatedThing; title: { type: 'movies'; id: string } } | null> {
  try {
    const showtime = await readShowtime(db, id, now)
    const { movieTitle, movieUrl, cinema, movieId } = showtime
    return { thing: toDatedShowtime(showtime, movieTitle, movieUrl, cinema), title: { type: 'movies', id: movieId } }
  } catch (error) {
    if (error instanceof ProblemError) return null
    throw error
  }
}

export async function findCinema(db: Db, id: string): Promise<CinemaRow> {
  const cinema = await queries.findCinema(db, id)
  if (!cinema) throw new ProblemError('not_found')
  return cinema
}
