import { getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { credits, movies, people } from '../../db/schema/catalogue.ts'
import { series, seriesCredits } from '../../db/schema/series.ts'
import type { Ids, SearchDetails } from '../../things/search.ts'
import type { PersonRow, SeriesRow, TitleRow } from './rows.ts'

/** Of a title's cast, those that help to find it. */
const CAST = 4
/** Of a person's titles, those that they are known for. */
const KNOWN_FOR = 2

export async function readMovies(db: Db | Tx, ids: Ids): Promise<TitleRow[]> {
  const { id, permalink, title, originalTitle, year, posterImageId, popularity, genres } = getTableColumns(movies)
  const namesOf = (those: SQL) => sql<string[]>`array(
    select person.name from ${credits} as credit join ${people} as person on person.id = credit.person_id
    where credit.movie_id = movies.id and ${those} order by credit.position)`
  return db
    .select({
      ...{ id, permalink, title, originalTitle, year, posterImageId, popularity, genres },
      makers: namesOf(sql`credit.job = 'director'`),
      cast: namesOf(sql`credit.job = 'cast' and credit.position < ${CAST}`),
    })
    .from(movies)
    .where(ids && inArray(movies.id, [...ids]))
}

export async function readSeries(db: Db | Tx, ids: Ids): Promise<SeriesRow[]> {
  const { id, permalink, title, originalTitle, year, endYear, status, posterImageId, popularity, genres } =
    getTableColumns(series)
  const namesOf = (those: SQL) => sql<string[]>`array(
    select person.name from ${seriesCredits} as credit join ${people} as person on person.id = credit.person_id
    where credit.series_id = series.id and ${those} order by credit.position)`
  return db
    .select({
      ...{ id, permalink, title, originalTitle, year, endYear, status, posterImageId, popularity, genres },
      makers: namesOf(sql`credit.job = 'creator'`),
      cast: namesOf(sql`credit.job = 'cast' and credit.position < ${CAST}`),
    })
    .from(series)
    .where(ids && inArray(series.id, [...ids]))
}

/** A maker is as popular as the title; each member of the cast a little less than the one before. */
export async function readPeople(db: Db | Tx, ids: Ids): Promise<PersonRow[]> {
  const these = (id: string) => (ids ? sql`${sql.raw(id)} = any(${sql.param([...ids])}::text[])` : sql`true`)
  const { rows } = await db.execute<PersonRow>(sql`
    with credit as (
      select c.person_id, 'm' || c.movie_id as title_id, t.title, t.popularity, c.job, c.position
      from ${credits} as c join ${movies} as t on t.id = c.movie_id where ${these('c.person_id')}
      union all
      select c.person_id, 's' || c.series_id, t.title, t.popularity, c.job, c.position
      from ${seriesCredits} as c join ${series} as t on t.id = c.series_id where ${these('c.person_id')}
    ), part as (
      select person_id, title_id, min(title) as title,
        max(popularity * case job when 'cast' then greatest(1 - 0.08 * position, 0.4) else 1 end) as known
      from credit group by person_id, title_id
    ), fact as (
      select person_id, (array_agg(title order by known desc, title))[1:${sql.raw(`${KNOWN_FOR}`)}] as titles,
        max(known)::float8 as popularity, count(*)::int as credits
      from part group by person_id
    )
    select person.id, person.permalink, person.name, coalesce(fact.titles, '{}') as titles, fact.popularity,
      coalesce(fact.credits, 0) as credits, array(
        select distinct credit.job from credit where credit.person_id = person.id order by credit.job) as jobs
    from ${people} as person left join fact on fact.person_id = person.id
    where ${these('person.id')}`)
  return rows
}

/** The fields of titles on a page of results. */
export async function readDetails(
  db: Db,
  table: typeof movies | typeof series,
  ids: readonly string[],
): Promise<Map<string, SearchDetails>> {
  if (ids.length === 0) return new Map()
  const { id, originalTitle, genres, communitySum, communityCount } = table
  const rows = await db
    .select({ id, originalTitle, genres, communitySum, communityCount })
    .from(table)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}
