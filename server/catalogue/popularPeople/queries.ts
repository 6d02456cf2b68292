import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { credits, movies, people } from '../../db/schema/catalogue.ts'
import { series, seriesCredits } from '../../db/schema/series.ts'

/** So many of the best known films, and of the series, name the people who may be among the most popular. */
const BEST_KNOWN = 500

/**
 * People by the popularity of all their films and series together. A title counts once, whatever somebody did in it.
 * Nobody counts who is in none of the best known titles: to add up everybody's takes seconds in a large catalogue.
 */
export async function listPopularPeople(db: Db, limit: number): Promise<{ permalink: string; name: string }[]> {
  const bestMovies = db
    .select({ id: movies.id })
    .from(movies)
    .orderBy(desc(movies.popularity), desc(movies.id))
    .limit(BEST_KNOWN)
  const bestSeries = db
    .select({ id: series.id })
    .from(series)
    .orderBy(desc(series.popularity), desc(series.id))
    .limit(BEST_KNOWN)
  const known = union(
    db.select({ id: credits.personId }).from(credits).where(inArray(credits.movieId, bestMovies)),
    db.select({ id: seriesCredits.personId }).from(seriesCredits).where(inArray(seriesCredits.seriesId, bestSeries)),
  )
  // The ids stand in it so that two equally popular titles of one person do not become one.
  const titles = union(
    db
      .select({ personId: credits.personId, titleId: movies.id, popularity: movies.popularity })
      .from(credits)
      .innerJoin(movies, eq(movies.id, credits.movieId))
      .where(inArray(credits.personId, known)),
    db
      .select({ personId: seriesCredits.personId, titleId: series.id, popularity: series.popularity })
      .from(seriesCredits)
      .innerJoin(series, eq(series.id, seriesCredits.seriesId))
      .where(inArray(seriesCredits.personId, known)),
  ).as('titles')
  const fame = db
    .select({ personId: titles.personId, sum: sql<number>`sum(${titles.popularity})`.as('sum') })
    .from(titles)
    .groupBy(titles.personId)
    .as('fame')
  return db
    .select({ permalink: people.permalink, name: people.name })
    .from(people)
    .innerJoin(fame, eq(fame.personId, people.id))
    .orderBy(desc(fame.sum), asc(people.sortKey), asc(people.id))
    .limit(limit)
}
