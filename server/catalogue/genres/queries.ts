import { count, desc, inArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { movies } from '../../db/schema/catalogue.ts'
import { series } from '../../db/schema/series.ts'

/** The most frequent genres of some films and series, by their ids, with the number of titles. */
export async function countGenres(db: Db, ids: { movies: readonly string[]; series: readonly string[] }, most: number) {
  const genresOf = (table: typeof movies | typeof series, of: readonly string[]) =>
    db
      .select({ genre: sql<string>`unnest(${table.genres})`.as('genre') })
      .from(table)
      .where(inArray(table.id, [...of]))
  const all = unionAll(genresOf(movies, ids.movies), genresOf(series, ids.series)).as('all_genres')
  return db
    .select({ genre: all.genre, titles: count() })
    .from(all)
    .groupBy(all.genre)
    .orderBy(desc(count()), all.genre)
    .limit(most)
}
