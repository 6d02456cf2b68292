import type * as z from 'zod/mini'
import type { Movie, MovieOrder, MovieSummary } from '#contract/catalogue.ts'
import type { Image } from '#contract/image.ts'
import type { Db } from '../db/client.ts'
import { pageOf } from '../http/pageOf.ts'
import { ProblemError } from '../http/problemError.ts'
import { toImage } from '../media/service.ts'
import * as queries from './queries.ts'
import type { MovieRow } from './rows.ts'
import { toMovie, toMovieSummary } from './toMovie.ts'

/** For other domains' lists of films. */
export const movieOrder = queries.movieOrder

const MOVIES_PER_PAGE = 24

export type SummaryWithStill = { movie: z.input<typeof MovieSummary>; still: Image | null }

/** @throws ProblemError `not_found` */
export async function readMovie(db: Db, id: string): Promise<z.input<typeof Movie>> {
  const row = await queries.findMovie(db, id)
  if (!row) throw new ProblemError('not_found')
  return toMovie(row, await queries.listCredits(db, row.id))
}

/** @throws ProblemError `not_found` */
export async function readMovieSummary(db: Db, id: string): Promise<SummaryWithStill> {
  const row = await queries.findMovie(db, id)
  if (!row) throw new ProblemError('not_found')
  return toSummaryWithStill(row)
}

/** The films of these ids, by id. */
export async function readMovieSummaries(db: Db, ids: readonly string[]): Promise<Map<string, SummaryWithStill>> {
  const rows = await queries.findMovies(db, ids)
  return new Map(rows.map((row) => [row.id, toSummaryWithStill(row)]))
}

export async function listMovies(db: Db, order: MovieOrder, page = 1) {
  const rows = await queries.listMovies(db, order, pageOf(page, MOVIES_PER_PAGE))
  return {
    items: rows.slice(0, MOVIES_PER_PAGE).map(toMovieSummary),
    nextPage: rows.length > MOVIES_PER_PAGE ? page + 1 : null,
    filters: { order },
  }
}

function toSummaryWithStill(row: MovieRow): SummaryWithStill {
  return { movie: toMovieSummary(row), still: row.still && toImage(row.still) }
}
