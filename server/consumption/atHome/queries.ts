import {
  and,
  arrayOverlaps,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { AtHomeQuery } from '#contract/atHome.ts'
import type { CalendarDate } from '#contract/ids.ts'
import type { Db } from '../../db/client.ts'
import { movies } from '../../db/schema/catalogue.ts'
import { offers, providers } from '../../db/schema/consumption.ts'
import { series } from '../../db/schema/series.ts'
import type { OfferRow } from '../rows.ts'

/** The offers that a list is made of: those with a day within a span, both ends included; null is without end. */
export type Span = {
  kind: 'disc' | 'streaming'
  by: 'availableFrom' | 'availableUntil'
  from: CalendarDate
  until: CalendarDate | null
  today: CalendarDate
}

type Filter = Omit<AtHomeQuery, 'page'>

/** A title and the day of its offers in a list. */
export type Found = { type: OfferRow['itemType']; id: string; date: CalendarDate }

const genres = sql`coalesce(${movies.genres}, ${series.genres})`
const popularity = sql`coalesce(${movies.popularity}, ${series.popularity})`
const score = sql`coalesce(${movies.weightedOrder}, ${series.weightedOrder})`

const isAny = (values: readonly unknown[] | undefined): values is undefined => !values || values.length === 0

function matching({ kind, by, from, until, today }: Span, { provider, model, genre, type }: Filter): SQL | undefined {
  const day = offers[by]
  return and(
    eq(offers.kind, kind),
    gte(day, from),
    until === null ? undefined : lte(day, until),
    or(isNull(offers.availableUntil), gte(offers.availableUntil, today)),
    by === 'availableUntil' ? or(isNull(offers.availableFrom), lte(offers.availableFrom, today)) : undefined,
    // An offer outlives a title that has gone: nothing of it is shown.
    or(sql`${movies.id} is not null`, sql`${series.id} is not null`),
    isAny(provider) ? undefined : inArray(offers.providerSlug, provider),
    isAny(model) ? undefined : inArray(offers.model, model),
    isAny(genre) ? undefined : or(arrayOverlaps(movies.genres, genre), arrayOverlaps(series.genres, genre)),
    type === undefined ? undefined : eq(offers.itemType, type),
  )
}

const isFilm = and(eq(offers.itemType, 'movies'), eq(movies.id, offers.itemId))
const isSeries = and(eq(offers.itemType, 'series'), eq(series.id, offers.itemId))

/** Titles by day, those of one day by popularity; one title on several days is several. */
export async function listByDay(
  db: Db,
  span: Span,
  filter: Filter,
  { order, offset, limit }: { order: 'asc' | 'desc'; offset: number; limit: number },
): Promise<Found[]> {
  const date = sql<CalendarDate>`${offers[span.by]}`
  return db
    .select({ type: offers.itemType, id: offers.itemId, date: date.mapWith(offers[span.by]) })
    .from(offers)
    .leftJoin(movies, isFilm)
    .leftJoin(series, isSeries)
    .where(matching(span, filter))
    .groupBy(offers.itemType, offers.itemId, offers[span.by], movies.popularity, series.popularity)
    .orderBy(order === 'asc' ? asc(date) : desc(date), desc(popularity), asc(offers.itemType), asc(offers.itemId))
    .offset(offset)
    .limit(limit)
}

/** Titles, once each with the latest of their days, the best rated first. */
export async function listByScore(
  db: Db,
  span: Span,
  filter: Filter,
  { offset, limit }: { offset: number; limit: number },
): Promise<Found[]> {
  return db
    .select({
      type: offers.itemType,
      id: offers.itemId,
      date: sql`max(${offers[span.by]})`.mapWith(offers[span.by]),
    })
    .from(offers)
    .leftJoin(movies, isFilm)
    .leftJoin(series, isSeries)
    .where(matching(span, filter))
    .groupBy(offers.itemType, offers.itemId, movies.id, series.id)
    .orderBy(desc(score), asc(offers.itemType), asc(offers.itemId))
    .offset(offset)
    .limit(limit)
}

/** The offers of titles within the span by provider, the cheapest of each first. */
export async function listOffersOf(db: Db, span: Span, filter: Filter, found: readonly Found[]): Promise<OfferRow[]> {
  if (found.length === 0) return []
  return db
    .select({ ...getTableColumns(offers), provider: getTableColumns(providers) })
    .from(offers)
    .innerJoin(providers, eq(providers.slug, offers.providerSlug))
    .leftJoin(movies, isFilm)
    .leftJoin(series, isSeries)
    .where(and(matching(span, filter), inArray(offers.itemId, [...new Set(found.map(({ id }) => id))])))
    .orderBy(asc(providers.sortKey), sql`${offers.price} asc nulls first`, asc(offers.id))
}

export type Counted = { value: string; name: string; count: number }

/** How many entries of the list there are by each value of a filter, the most frequent first. */
export async function countBy(
  db: Db,
  span: Span,
  filter: Filter,
  facet: 'provider' | 'model' | 'genre' | 'type',
  oncePerTitle: boolean,
): Promise<Counted[]> {
  const value = {
    provider: sql<string>`${offers.providerSlug}`,
    model: sql<string>`${offers.model}`,
    genre: sql<string>`unnest(${genres})`,
    type: sql<string>`${offers.itemType}`,
  }[facet]
  const entries = db
    .selectDistinct({
      value: value.as('value'),
      type: offers.itemType,
      id: offers.itemId,
      ...(oncePerTitle ? {} : { date: offers[span.by] }),
    })
    .from(offers)
    .leftJoin(movies, isFilm)
    .leftJoin(series, isSeries)
    .where(matching(span, { ...filter, [facet]: undefined }))
    .as('entries')
  const count = sql<number>`count(*)::int`
  const rows = await db
    .select({ value: entries.value, name: sql<string>`coalesce(${providers.name}, '')`, count })
    .from(entries)
    .leftJoin(providers, facet === 'provider' ? eq(providers.slug, entries.value) : sql`false`)
    .where(sql`${entries.value} is not null`)
    .groupBy(entries.value, providers.name)
    .orderBy(desc(count), asc(entries.value))
  return rows
}

/** How many entries the list has in all. */
export async function countAll(db: Db, span: Span, filter: Filter, oncePerTitle: boolean): Promise<number> {
  const entry = oncePerTitle
    ? sql`(${offers.itemType}, ${offers.itemId})`
    : sql`(${offers.itemType}, ${offers.itemId}, ${offers[span.by]})`
  const [row] = await db
    .select({ count: sql<number>`count(distinct ${entry})::int` })
    .from(offers)
    .leftJoin(movies, isFilm)
    .leftJoin(series, isSeries)
    .where(matching(span, filter))
  return row?.count ?? 0
}
