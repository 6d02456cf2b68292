import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { insertAll } from '../../db/insertAll.ts'
import { credits, movies, people, series, seriesCredits } from '../../db/schema/catalogue.ts'
import { auditoria, cinemas, cities } from '../../db/schema/cinema.ts'
import { promotedItems, searchEntries } from '../../db/schema/search.ts'
import type { CinemaRow, ItemClass, PersonRow, Promotion, SearchEntry, SeriesRow, TitleRow } from '../rows.ts'

/** Of a title's cast, those that help to find it. */
const CAST = 4
/** Of a person's titles, those that they are known for. */
const KNOWN_FOR = 2

/** Rows of these ids; without ids, all. */
export type Ids = readonly string[] | undefined

export async function readMovies(db: Db | Tx, ids: Ids): Promise<TitleRow[]> {
  const { id, permalink, title, originalTitle, year, posterImageId, popularity } = getTableColumns(movies)
  const namesOf = (those: SQL) => sql<string[]>`array(
    select person.name from ${credits} as credit join ${people} as person on person.id = credit.person_id
    where credit.movie_id = movies.id and ${those} order by credit.position)`
  return db
    .select({
      ...{ id, permalink, title, originalTitle, year, posterImageId, popularity },
      makers: namesOf(sql`credit.job = 'director'`),
      cast: namesOf(sql`credit.job = 'cast' and credit.position < ${CAST}`),
    })
    .from(movies)
    .where(ids && inArray(movies.id, [...ids]))
}

export async function readSeries(db: Db | Tx, ids: Ids): Promise<SeriesRow[]> {
  const { id, permalink, title, originalTitle, year, endYear, status, posterImageId, popularity } =
    getTableColumns(series)
  const namesOf = (those: SQL) => sql<string[]>`array(
    select person.name from ${seriesCredits} as credit join ${people} as person on person.id = credit.person_id
    where credit.series_id = series.id and ${those} order by credit.position)`
  return db
    .select({
      ...{ id, permalink, title, originalTitle, year, endYear, status, posterImageId, popularity },
      makers: namesOf(sql`credit.job = 'creator'`),
      cast: namesOf(sql`credit.job = 'cast' and credit.position < ${CAST}`),
    })
    .from(series)
    .where(ids && inArray(series.id, [...ids]))
}

/** Who makes a title is as well known as it; of the cast each a little less than the one before. */
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
      coalesce(fact.credits, 0) as credits
    from ${people} as person left join fact on fact.person_id = person.id
    where ${these('person.id')}`)
  return rows
}

export async function readCinemas(db: Db | Tx, ids: Ids): Promise<CinemaRow[]> {
  const { id, permalink, name, street, postcode } = getTableColumns(cinemas)
  return db
    .select({
      ...{ id, permalink, name, street, postcode },
      city: cities.name,
      screens: sql<number>`(select count(*)::int from ${auditoria} where ${auditoria.cinemaId} = ${cinemas.id})`,
    })
    .from(cinemas)
    .innerJoin(cities, eq(cities.slug, cinemas.citySlug))
    .where(ids && inArray(cinemas.id, [...ids]))
}

/** Puts entries in the place of those of these ids; without ids, of all of their class. */
export async function replaceEntries(
  tx: Tx,
  itemClass: ItemClass,
  ids: Ids,
  entries: readonly SearchEntry[],
): Promise<void> {
  await tx
    .delete(searchEntries)
    .where(and(eq(searchEntries.itemClass, itemClass), ids && inArray(searchEntries.itemId, [...ids])))
  if (entries.length > 0) await insertAll(tx, searchEntries, entries)
}

/** Those that are there already stay as they are. */
export async function insertPromotions(tx: Tx, promotions: readonly Promotion[]): Promise<void> {
  await insertAll(tx, promotedItems, promotions)
}
