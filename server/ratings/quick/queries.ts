import { and, asc, desc, eq, getTableColumns, gt, isNotNull, lt, lte, not, or, type SQL, sql } from 'drizzle-orm'
import type { RatableType } from '#contract/ratings.ts'
import type { Db } from '../../db/client.ts'
import { movies } from '../../db/schema/catalogue.ts'
import { images } from '../../db/schema/media.ts'
import { ratings } from '../../db/schema/ratings.ts'
import { series } from '../../db/schema/series.ts'

/** A position in the titles, which are ordered by their number of ratings: behind this title. */
export type Position = { count: number; type: RatableType; id: string }

/** The filter of titles to rate. */
export type UnratedFilter = {
  /** null: a visitor, who has no ratings. */
  userId: string | null
  /** null: from the best known title on. */
  after: Position | null
  /** `YYYY-MM-DD`: films that start later cannot have been seen. */
  today: string
}

const tables = { movies, series } as const

/** Titles of one type that a member has not rated, those with the most ratings first; only those with a poster. */
export function listUnrated(db: Db, type: RatableType, { userId, after, today }: UnratedFilter, limit: number) {
  const titles = tables[type]
  const { id, permalink, title, year, genres, communityCount: count } = titles
  return db
    .select({ id, permalink, title, year, genres, count, poster: getTableColumns(images) })
    .from(titles)
    .innerJoin(images, eq(images.id, titles.posterImageId))
    .where(
      and(
        // Needed for the use of the partial index, which has titles with a poster alone.
        isNotNull(titles.posterImageId),
        after === null ? undefined : isBehind(type, after),
        type === 'movies' ? or(sql`${movies.releaseDate} is null`, lte(movies.releaseDate, today)) : undefined,
        userId === null ? undefined : not(isRatedBy(userId, type)),
      ),
    )
    .orderBy(desc(count), asc(id))
    .limit(limit)
}

export type UnratedRow = Awaited<ReturnType<typeof listUnrated>>[number]

/**
 * Condition for titles behind a position: with equal numbers of ratings, films come before series, and then ids decide.
 */
function isBehind(type: RatableType, after: Position): SQL | undefined {
  const { communityCount: count, id } = tables[type]
  if (type === after.type) {
    // The first half alone bounds the walk through the index.
    return and(lte(count, after.count), or(lt(count, after.count), gt(id, after.id)))
  }
  return type === 'series' ? lte(count, after.count) : lt(count, after.count)
}

/** Whether a member has rated the title; a rating that was taken back does not count. */
function isRatedBy(userId: string, type: RatableType): SQL {
  const isSaid = sql`(${ratings.value} is not null or ${ratings.top} or ${ratings.flop})`
  return sql`exists (select from ${ratings} where ${ratings.userId} = ${userId} and ${ratings.itemType} = ${type}
    and ${ratings.itemId} = ${tables[type].id} and ${isSaid})`
}
