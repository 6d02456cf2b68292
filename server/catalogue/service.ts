import type * as z from 'zod/mini'
import type { Movie, MovieSummary } from '#contract/catalogue.ts'
import type { Image } from '#contract/image.ts'
import type { TitleSummary, TitlesQuery } from '#contract/titles.ts'
import type { Db } from '../db/client.ts'
import { movies } from '../db/schema/catalogue.ts'
import { ProblemError } from '../http/problemError.ts'
import { toImage } from '../media/service.ts'
import { countGenres as countGenresOf } from './genres/queries.ts'
import { listPopularPeople as listPopular } from './people/list/queries.ts'
import * as queries from './queries.ts'
import type { MovieRow } from './rows.ts'
import { findSeriesOf } from './series/queries.ts'
import { readTitlesPage } from './titles/service.ts'
import { deleteOldTotals } from './titles/totals/service.ts'
import { toMovie, toMovieSummary } from './toMovie.ts'
import { toRating } from './toScores.ts'
import { toTitleSummary } from './toTitleSummary.ts'
import * as names from './write/names.ts'
import * as write from './write/service.ts'

export type { NewMovie, NewSeries } from './write/rows.ts'

/** For housekeeping. */
export { deleteOldTotals }
/** The order for other domains' lists of films. */
export const movieOrder = queries.movieOrder
/** The most frequent genres of some titles, for members' years. */
export const countGenres = countGenresOf
/** Popular people, for the footer. */
export const listPopularPeople = listPopular

/** For the demo world and importers: permalinks and sort keys of names. */
export const { toPermalink, toSortKey } = names
/** For the demo world and importers: new titles with their people and credits, and facts about people. */
export const { writeMovies, writePeople, writeSeries } = write

/** The community's rating of a title, for other domains' lists of titles. */
export const toCommunityRating = toRating

export type SummaryWithStill = { movie: z.input<typeof MovieSummary>; still: Image | null }

/** @throws ProblemError `not_found` */
export async function readMovie(db: Db, id: string): Promise<z.input<typeof Movie>> {
  const row = await queries.findMovie(db, id)
  if (!row) throw new ProblemError('not_found')
  return toMovie(row, await queries.listCredits(db, row.id))
}

/** The films of these ids as their pages need them, the most popular first. */
export async function readMovies(db: Db, ids: readonly string[]): Promise<z.input<typeof Movie>[]> {
  const [rows, credits] = await Promise.all([queries.findMovies(db, ids), queries.listCreditsOf(db, ids)])
  return rows
    .toSorted((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1))
    .map((row) => {
      const own = credits.filter(({ movieId }) => movieId === row.id)
      return toMovie(row, own)
    })
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

/** Titles of both kinds by type and id: `movies/m-1`. */
export async function readTitleSummaries(
  db: Db,
  titles: readonly { type: 'movies' | 'series'; id: string }[],
): Promise<Map<string, z.input<typeof TitleSummary>>> {
  const idsOf = (type: 'movies' | 'series') => [
    ...new Set(titles.filter((each) => each.type === type).map(({ id }) => id)),
  ]
  const [films, series] = await Promise.all([
    queries.findMovies(db, idsOf('movies')),
    findSeriesOf(db, idsOf('series')),
  ])
  return new Map([
    ...films.map((row) => [`movies/${row.id}`, toTitleSummary('movies', row)] as const),
    ...series.map((row) => [`series/${row.id}`, toTitleSummary('series', row)] as const),
  ])
}

/** The facts that a page shows of a film it recommends: more than a list shows, less than the film's own page. */
export type MovieTeaser = SummaryWithStill & {
  releaseDate: string | null
  synopsis: string | null
  directors: string[]
}

/** The films of these ids, by id. */
export async function readMovieTeasers(db: Db, ids: readonly string[]): Promise<Map<string, MovieTeaser>> {
  const [rows, directors] = await Promise.all([queries.findMovies(db, ids), queries.listDirectors(db, ids)])
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...toSummaryWithStill(row),
        releaseDate: row.releaseDate,
        synopsis: row.synopsis,
        directors: directors.filter(({ movieId }) => movieId === row.id).map(({ name }) => name),
      },
    ]),
  )
}

/** Films of the catalogue, with how many there are in all. */
export async function listMovies(db: Db, query: TitlesQuery, now: Date) {
  const { ids, ...page } = await readTitlesPage(db, movies, query, now)
  const rows = new Map((await queries.findMovies(db, ids)).map((row) => [row.id, toMovieSummary(row)]))
  return { ...page, items: ids.flatMap((id) => rows.get(id) ?? []) }
}

function toSummaryWithStill(row: MovieRow): SummaryWithStill {
  return { movie: toMovieSummary(row), still: row.still && toImage(row.still) }
}
