import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { isNamed, pickNamed } from '../../db/named.ts'
import { credits, movies, people } from '../../db/schema/catalogue.ts'
import { series, seriesCredits } from '../../db/schema/series.ts'

/** A person by id or permalink. */
export async function findPerson(db: Db, id: string) {
  const rows = await db.select().from(people).where(isNamed(people, id))
  return pickNamed(rows, id)
}

/** A person's credits in films: the newest first, films of unknown year last. */
export async function listFilmWorks(db: Db, personId: string) {
  return db
    .select({ movieId: credits.movieId, job: credits.job, role: credits.role })
    .from(credits)
    .innerJoin(movies, eq(movies.id, credits.movieId))
    .where(eq(credits.personId, personId))
    .orderBy(sql`${movies.year} desc nulls last`, desc(movies.popularity), asc(movies.id), asc(credits.job))
}

/** A person's credits in series, in the same order. */
export async function listSeriesWorks(db: Db, personId: string) {
  return db
    .select({ seriesId: seriesCredits.seriesId, job: seriesCredits.job, role: seriesCredits.role })
    .from(seriesCredits)
    .innerJoin(series, eq(series.id, seriesCredits.seriesId))
    .where(eq(seriesCredits.personId, personId))
    .orderBy(sql`${series.year} desc nulls last`, desc(series.popularity), asc(series.id), asc(seriesCredits.job))
}

export type CompanionRow = { id: string; permalink: string; name: string; titlesCount: number }

/** Those who share at least two titles with a person, the most titles first. */
export async function listOftenWith(db: Db, personId: string, most: number): Promise<CompanionRow[]> {
  const { rows } = await db.execute<CompanionRow>(sql`
    with shared as (
      select c.person_id, 'm' || c.movie_id as title_id from ${credits} as c
      where c.movie_id in (select movie_id from ${credits} where person_id = ${personId})
      union
      select c.person_id, 's' || c.series_id from ${seriesCredits} as c
      where c.series_id in (select series_id from ${seriesCredits} where person_id = ${personId})
    )
    select person.id, person.permalink, person.name, count(*)::int as "titlesCount"
    from shared join ${people} as person on person.id = shared.person_id
    where person.id <> ${personId}
    group by person.id
    having count(*) >= 2
    order by count(*) desc, person.popularity desc, person.id
    limit ${most}::int`)
  return rows
}
