import { asc, desc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { MovieOrder } from '#contract/catalogue.ts'
import type { Db } from '../db/client.ts'
import { credits, movies, people } from '../db/schema/catalogue.ts'
import { images } from '../db/schema/media.ts'
import type { CreditRow, MovieRow } from './rows.ts'

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
  const rows = await selectMovies(db).where(or(eq(movies.id, id), eq(movies.permalink, id)))
  return rows.find((row) => row.id === id) ?? rows[0]
}

/** In no order. */
export async function findMovies(db: Db, ids: readonly string[]): Promise<MovieRow[]> {
  return ids.length === 0 ? [] : selectMovies(db).where(inArray(movies.id, [...ids]))
}

export async function listMovies(
  db: Db,
  order: MovieOrder,
  page: { offset: number; limit: number },
): Promise<MovieRow[]> {
  return selectMovies(db)
    .orderBy(...movieOrder(order), asc(movies.id))
    .offset(page.offset)
    .limit(page.limit)
}

/** Ratings that a film is given in advance, so that three enthusiasts do not outweigh a thousand. */
const PRIOR = { count: 30, value: 6.5 }

/**
 * How films are ordered, best first; unknown comes last. `forecast` is the community's average weighted by the number
 * of ratings (C1b). Follow it with the id, so that pages do not overlap.
 */
export function movieOrder(order: MovieOrder | 'forecast'): SQL[] {
  switch (order) {
    case 'popularity':
      return [desc(movies.popularity)]
    case 'rating':
      return [sql`${movies.communitySum} / nullif(${movies.communityCount}, 0) desc nulls last`]
    case 'start':
      return [sql`${movies.releaseDate} desc nulls last`]
    case 'forecast':
      return [
        sql`(${movies.communitySum} + ${PRIOR.count * PRIOR.value}::float8) / (${movies.communityCount} + ${PRIOR.count}::int) desc`,
      ]
  }
}

/** Directors, writers and cast in their order. */
export async function listCredits(db: Db, movieId: string): Promise<CreditRow[]> {
  return db
    .select({ personId: people.id, name: people.name, job: credits.job, role: credits.role })
    .from(credits)
    .innerJoin(people, eq(people.id, credits.personId))
    .where(eq(credits.movieId, movieId))
    .orderBy(sql`case ${credits.job} when 'director' then 0 when 'writer' then 1 else 2 end`, asc(credits.position))
}
