import {
  and,
  arrayContains,
  arrayOverlaps,
  between,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { CalendarDate } from '#contract/ids.ts'
import type { TitleOrder } from '#contract/titles.ts'
import type { Db } from '../../db/client.ts'
import { movies } from '../../db/schema/catalogue.ts'
import { offers, providers } from '../../db/schema/consumption.ts'
import type { series } from '../../db/schema/series.ts'

/** The tables of films and of series, for queries that both share. */
export type Titles = typeof movies | typeof series

export type TitleFilter = {
  /** Empty: all genres. */
  genres: readonly string[]
  /** Both years included. */
  years: { first: number; last: number } | null
  country: string | null
  /** Empty: wherever. */
  providers: readonly string[]
  /** The day on which they have it. */
  today: CalendarDate
}

/** The part of a list that a page shows: behind a title, or from a row on (pages that are asked for by number). */
export type TitlePage = { limit: number; after: TitlePlace | null; offset: number }

/** The place of a title in an order. */
export type TitlePlace = { id: string; value: number }

export function matching(
  titles: Titles,
  { genres, years, country, providers: slugs, today }: TitleFilter,
): SQL | undefined {
  return and(
    genres.length === 0 ? undefined : arrayOverlaps(titles.genres, [...genres]),
    years === null ? undefined : between(titles.year, years.first, years.last),
    country === null ? undefined : arrayContains(titles.countries, [country]),
    slugs.length === 0 ? undefined : inArray(titles.id, offeredBy(titles, slugs, today)),
  )
}

const offeredBy = (titles: Titles, slugs: readonly string[], today: CalendarDate) =>
  sql`(select ${offers.itemId} from ${offers} where ${and(isOffered(titles, today), inArray(offers.providerSlug, [...slugs]))})`

/** The offers of streaming that hold on a day. */
export function isOffered(titles: Titles, today: CalendarDate): SQL | undefined {
  return and(
    eq(offers.kind, 'streaming'),
    eq(offers.itemType, titles === movies ? 'movies' : 'series'),
    or(isNull(offers.availableFrom), lte(offers.availableFrom, today)),
    or(isNull(offers.availableUntil), gte(offers.availableUntil, today)),
  )
}

/** The column of an order: a number, never null, and unknown values are the smallest. */
function orderColumn(titles: Titles, order: TitleOrder) {
  switch (order) {
    case 'popularity':
      return titles.popularity
    case 'rating':
      return titles.averageOrder
    case 'start':
      return titles.startOrder
    case 'best':
      return titles.weightedOrder
  }
}

/**
 * The order of titles, best or newest first; unknown values come last. `best` is the community's average weighted by
 * the number of ratings; so is `forecast`, until there are forecasts (C1b). The caller must add the id as the last key,
 * so that pages do not overlap.
 */
export function titleOrder(titles: Titles, order: TitleOrder | 'forecast'): SQL {
  return desc(orderColumn(titles, order === 'forecast' ? 'best' : order))
}

/**
 * A page's titles with their places, in order.
 *
 * @param few whether so few titles match that all of them are found and sorted. The planner cannot know it where the
 * filters depend on each other, and would walk the whole index of the order in search of them.
 */
export async function listTitlePlaces(
  db: Db,
  titles: Titles,
  filter: TitleFilter,
  order: TitleOrder,
  { limit, after, offset }: TitlePage,
  few: boolean,
): Promise<TitlePlace[]> {
  const { years } = filter
  if (order === 'start' && years && years.last - years.first <= MOST_YEARS) {
    return listByStartOfYears(db, titles, { ...filter, years }, { limit, after, offset })
  }
  const column = orderColumn(titles, order)
  // An expression has no index.
  const key = few ? sql`${column} + 0` : sql`${column}`
  const type = sql.raw(column.getSQLType())
  return db
    .select({ id: titles.id, value: sql<number>`${column}` })
    .from(titles as typeof movies)
    .where(
      and(
        matching(titles, filter),
        after === null ? undefined : sql`(${key}, ${titles.id}) < (${after.value}::${type}, ${after.id})`,
      ),
    )
    .orderBy(sql`${key} desc`, desc(titles.id))
    .offset(offset)
    .limit(limit)
}

/** A span of more years holds nearly all titles: the index of the order finds them soonest. */
const MOST_YEARS = 200

/**
 * The latest starts of some years. Titles of a year start about then: the index of the order would be walked through all
 * later ones. So the first of each year are found, and sorted.
 */
function listByStartOfYears(
  db: Db,
  titles: Titles,
  { years, ...filter }: TitleFilter & { years: { first: number; last: number } },
  { limit, after, offset }: TitlePage,
): Promise<TitlePlace[]> {
  const ofYear = db
    .select({ id: titles.id, value: sql<number>`${titles.startOrder}`.as('value') })
    .from(titles as typeof movies)
    .where(
      and(
        sql`${titles.year} = years.year`,
        matching(titles, { ...filter, years: null }),
        after === null ? undefined : sql`(${titles.startOrder}, ${titles.id}) < (${after.value}::int, ${after.id})`,
      ),
    )
    .orderBy(desc(titles.startOrder), desc(titles.id))
    .limit(offset + limit)
    .as('of_year')
  return db
    .select({ id: ofYear.id, value: ofYear.value })
    .from(sql`generate_series(${years.first}::int, ${years.last}::int) as years(year)`)
    .innerJoinLateral(ofYear, sql`true`)
    .orderBy(desc(ofYear.value), desc(ofYear.id))
    .offset(offset)
    .limit(limit)
}

/** The providers of these slugs with their names; those that are unknown are left out. */
export async function listProviderNames(db: Db, slugs: readonly string[]): Promise<{ value: string; name: string }[]> {
  if (slugs.length === 0) return []
  const isAsked = inArray(providers.slug, [...slugs])
  return db
    .select({ value: providers.slug, name: providers.name })
    .from(providers)
    .where(isAsked)
    .orderBy(providers.slug)
}

/** How many titles match, counted up to a bound. */
export async function countUpTo(db: Db, titles: Titles, filter: TitleFilter, bound: number): Promise<number> {
  const some = db
    .select({ one: sql`1` })
    .from(titles as typeof movies)
    .where(matching(titles, filter))
    .limit(bound)
    .as('some')
  return db.$count(some as unknown as SQL)
}

export async function countAll(db: Db, titles: Titles, filter: TitleFilter): Promise<number> {
  return db.$count(titles, matching(titles, filter))
}
