import { asc, desc, eq, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { credits, movies, people } from '../../db/schema/catalogue.ts'
import { series, seriesCredits } from '../../db/schema/series.ts'

/** People by the popularity of all their films and series together. A title counts once, whatever somebody did in it. */
export async function listPopularPeople(db: Db, limit: number): Promise<{ permalink: string; name: string }[]> {
  // The ids stand in it so that two equally popular titles of one person do not become one.
  const titles = union(
    db
      .select({ personId: credits.personId, titleId: movies.id, popularity: movies.popularity })
      .from(credits)
      .innerJoin(movies, eq(movies.id, credits.movieId)),
    db
      .select({ personId: seriesCredits.personId, titleId: series.id, popularity: series.popularity })
      .from(seriesCredits)
      .innerJoin(series, eq(series.id, seriesCredits.seriesId)),
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
