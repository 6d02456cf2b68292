import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { insertAll } from '../../db/insertAll.ts'
import { credits, movies, people } from '../../db/schema/catalogue.ts'
import { episodes, seasons, series, seriesCredits } from '../../db/schema/series.ts'
import type { MovieRows, PersonRow, SeriesRows } from './rows.ts'

export async function insertMovies(tx: Tx, rows: MovieRows): Promise<void> {
  await insertAll(tx, movies, rows.movies)
  await insertAll(tx, people, rows.people)
  await insertAll(tx, credits, rows.credits)
}

export async function insertSeries(tx: Tx, rows: SeriesRows): Promise<void> {
  await insertAll(tx, series, rows.series)
  await insertAll(tx, seasons, rows.seasons)
  await insertAll(tx, episodes, rows.episodes)
  await insertAll(tx, people, rows.people)
  await insertAll(tx, seriesCredits, rows.credits)
}

/** Keeps a statement to a few thousand parameters. */
const PEOPLE_PER_STATEMENT = 500

/** Adds people. Of those that are there already, the sort key and the facts that are given are replaced. */
export async function upsertPeople(tx: Tx, rows: readonly PersonRow[]): Promise<void> {
  const given = (column: 'born' | 'died' | 'birthplace') =>
    sql`coalesce(excluded.${sql.identifier(column)}, ${people[column]})`
  for (let from = 0; from < rows.length; from += PEOPLE_PER_STATEMENT) {
    await tx
      .insert(people)
      .values(rows.slice(from, from + PEOPLE_PER_STATEMENT))
      .onConflictDoUpdate({
        target: people.id,
        set: {
          sortKey: sql`excluded.sort_key`,
          born: given('born'),
          died: given('died'),
          birthplace: given('birthplace'),
        },
      })
  }
}

/** Counts the popularity and the jobs of some people anew, from all their credits. */
export async function countCredits(tx: Tx, ids: readonly string[]): Promise<void> {
  const these = sql`c.person_id = any(${sql.param([...new Set(ids)])}::text[])`
  await tx.execute(sql`
    with credit as (
      select c.person_id, 'm' || c.movie_id as title_id, t.popularity, c.job
      from ${credits} as c join ${movies} as t on t.id = c.movie_id where ${these}
      union all
      select c.person_id, 's' || c.series_id, t.popularity, c.job
      from ${seriesCredits} as c join ${series} as t on t.id = c.series_id where ${these}
    ), fame as (
      select person_id, sum(popularity)::int as popularity
      from (select distinct person_id, title_id, popularity from credit) as title group by person_id
    ), done as (
      select person_id, array_agg(job order by times desc, job) as jobs
      from (select person_id, job, count(*) as times from credit group by person_id, job) as part group by person_id
    )
    update ${people} as person set popularity = fame.popularity, jobs = done.jobs
    from fame join done using (person_id)
    where person.id = fame.person_id
      and (person.popularity, person.jobs) is distinct from (fame.popularity, done.jobs)`)
}
