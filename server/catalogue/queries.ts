import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { TitleOrder } from '#contract/titles.ts'
import type { Db } from '../db/client.ts'
import { isNamed, pickNamed } from '../db/named.ts'
import { credits, movies, people } from '../db/schema/catalogue.ts'
import { images } from '../db/schema/media.ts'
import type { CreditRow, MovieRow } from './rows.ts'
import { titleOrder } from './titles/queries.ts'

const posters = alias(images, 'posters')
const stills = alias(images, 'stills')

function selectMovies(db: Db) {
  return db
    .select({ ...getTableColumns(movies), poster: getTableColumns(posters), still: getTableColumns(stills) })
    .from(movies)
    .leftJoin(posters, eq(posters.id, movies.posterImageId))
    .leftJoin(stills, eq(stills.id, movies.stillImageId))
}

/** By id or permalink. */
export async function findMovie(db: Db, id: string): Promise<MovieRow | undefined> {
  const rows = await selectMovies(db).where(isNamed(movies, id))
  return pickNamed(rows, id)
}

/** In no order. */
export async function findMovies(db: Db, ids: readonly string[]): Promise<MovieRow[]> {
  return ids.length === 0 ? [] : selectMovies(db).where(inArray(movies.id, [...ids]))
}

/** How films are ordered, for other domains' lists. */
export const movieOrder = (order: TitleOrder | 'forecast') => titleOrder(movies, order)

/** Directors, writers and cast in their order. */
export async function listCredits(db: Db, movieId: string): Promise<CreditRow[]> {
  return listCreditsOf(db, [movieId])
}

/** The same of several films. */
export async function listCreditsOf(db: Db, movieIds: readonly string[]): Promise<(CreditRow & { movieId: string })[]> {
  if (movieIds.length === 0) return []
  const { movieId, job, role } = credits
  return db
    .select({ movieId, personId: people.id, name: people.name, job, role })
    .from(credits)
    .innerJoin(people, eq(people.id, credits.personId))
    .where(inArray(movieId, [...movieIds]))
    .orderBy(sql`case ${credits.job} when 'director' then 0 when 'writer' then 1 else 2 end`, asc(credits.position))
}

/** The directors of several films, each film's in their order. */
export async function listDirectors(db: Db, movieIds: readonly string[]): Promise<{ movieId: string; name: string }[]> {
  if (movieIds.length === 0) return []
  return db
    .select({ movieId: credits.movieId, name: people.name })
    .from(credits)
    .innerJoin(people, eq(people.id, credits.personId))
    .where(and(inArray(credits.movieId, [...movieIds]), eq(credits.job, 'director')))
    .orderBy(asc(credits.position))
}
