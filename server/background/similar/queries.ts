import { and, eq, lt, sql } from 'drizzle-orm'
import type { RatableType } from '#contract/ratings.ts'
import type { Db } from '../../db/client.ts'
import { similarTitles } from '../../db/schema/background.ts'
import { credits, movies } from '../../db/schema/catalogue.ts'
import { series, seriesCredits } from '../../db/schema/series.ts'
import type { Likeness, Shared } from './rank.ts'

export type Kept = Pick<typeof similarTitles.$inferSelect, 'similar' | 'foundAt'>

const isOf = (type: RatableType, id: string) => and(eq(similarTitles.type, type), eq(similarTitles.titleId, id))

export async function findKept(db: Db, type: RatableType, id: string): Promise<Kept | undefined> {
  const [kept] = await db
    .select({ similar: similarTitles.similar, foundAt: similarTitles.foundAt })
    .from(similarTitles)
    .where(isOf(type, id))
  return kept
}

/** Whether the caller is the first to find it older than `staleBefore`: it counts for as new from then on. */
export async function claimKept(
  db: Db,
  type: RatableType,
  id: string,
  staleBefore: Date,
  foundAt: Date,
): Promise<boolean> {
  const claim = db
    .update(similarTitles)
    .set({ foundAt })
    .where(and(isOf(type, id), lt(similarTitles.foundAt, staleBefore)))
  return (await claim.returning({ id: similarTitles.titleId })).length > 0
}

/** Has what was claimed at `claimedAt` count for as old as before: somebody else looks anew. */
export async function returnKept(db: Db, type: RatableType, id: string, claimedAt: Date, foundAt: Date): Promise<void> {
  await db
    .update(similarTitles)
    .set({ foundAt })
    .where(and(isOf(type, id), eq(similarTitles.foundAt, claimedAt)))
}

export async function writeKept(db: Db, type: RatableType, titleId: string, kept: Kept): Promise<void> {
  await db
    .insert(similarTitles)
    .values({ type, titleId, ...kept })
    .onConflictDoUpdate({ target: [similarTitles.type, similarTitles.titleId], set: kept })
}

export async function deleteKept(db: Db, foundBefore: Date): Promise<void> {
  await db.delete(similarTitles).where(lt(similarTitles.foundAt, foundBefore))
}

/** Only those of the cast who come first make two titles alike. */
const LEADS = 5
/** A person has made no more than a few hundred titles. */
const MOST_SHARED = 200

const tables = {
  movies: { titles: movies, credits, titleId: sql.identifier('movie_id'), maker: 'director' },
  series: { titles: series, credits: seriesCredits, titleId: sql.identifier('series_id'), maker: 'creator' },
} as const

/** The titles that share a maker or a lead with one: those of makers first, then the most popular; once for each person and job. */
export async function listShared(db: Db, type: RatableType, id: string): Promise<Shared[]> {
  const { titles, credits: all, titleId, maker } = tables[type]
  const { rows } = await db.execute<Shared>(sql`
    with own as (
      select person_id, job, position from ${all}
      where ${titleId} = ${id} and (job = ${maker} or (job = 'cast' and position < ${LEADS}::int))
    )
    select t.id, t.year, t.genres, t.countries, t.popularity, own.person_id as "personId", own.job,
      own.position + other.position as place
    from own
    join ${all} as other on other.person_id = own.person_id and other.job = own.job
      and (other.job <> 'cast' or other.position < ${LEADS}::int) and other.${titleId} <> ${id}
    join ${titles} as t on t.id = other.${titleId}
    order by own.job = ${maker} desc, t.popularity desc, t.id, own.job, own.person_id
    limit ${MOST_SHARED}::int`)
  return rows
}

/** Of so many of the most popular titles those are looked for that are alike: the whole table would take too long. */
const POOL = 3000
const MOST_ALIKE = 60

/** Titles with a genre of these, those with most of them first. */
export async function listAlike(
  db: Db,
  type: RatableType,
  id: string,
  { genres, year }: Pick<Likeness, 'genres' | 'year'>,
): Promise<Likeness[]> {
  if (genres.length === 0) return []
  const { titles } = tables[type]
  const wanted = sql`${sql.param([...genres])}::text[]`
  const { rows } = await db.execute<Likeness>(sql`
    select id, year, genres, countries, popularity
    from (
      select id, year, genres, countries, popularity from ${titles} order by popularity desc, id desc limit ${POOL}::int
    ) as pool
    where genres && ${wanted} and id <> ${id}
    order by cardinality(array(select unnest(genres) intersect select unnest(${wanted}))) desc,
      coalesce(year / 10 = ${year}::int / 10, false) desc, popularity desc, id
    limit ${MOST_ALIKE}::int`)
  return rows
}

/** The facts by which a title is like another; undefined when it is unknown. */
export async function findFacts(db: Db, type: RatableType, id: string): Promise<Likeness | undefined> {
  const { titles } = tables[type]
  const { rows } = await db.execute<Likeness>(
    sql`select id, year, genres, countries, popularity from ${titles} where id = ${id}`,
  )
  return rows[0]
}
