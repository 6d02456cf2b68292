import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Counted } from '#contract/titles.ts'
import type { Db } from '../../../db/client.ts'
import type { movies } from '../../../db/schema/catalogue.ts'
import { offers, providers } from '../../../db/schema/consumption.ts'
import { isOffered, matching, type TitleFilter, type Titles } from '../queries.ts'

const count = sql<number>`count(*)::int`.as('count')

const values = (titles: Titles) => ({
  genre: sql<string>`unnest(${titles.genres})`,
  decade: sql<string>`(${titles.year} / 10 * 10)::text`,
  country: sql<string>`unnest(${titles.countries})`,
})

/** How many matching titles there are with each genre, decade or country, the most frequent first. */
export async function countByOwn(
  db: Db,
  titles: Titles,
  filter: TitleFilter,
  part: 'genre' | 'decade' | 'country',
  limit: number,
): Promise<Counted[]> {
  const rows = await db
    .select({ value: values(titles)[part].as('value'), count })
    .from(titles as typeof movies)
    .where(and(matching(titles, filter), part === 'decade' ? sql`${titles.year} is not null` : undefined))
    .groupBy(sql`1`)
    .orderBy(desc(count), sql`1`)
    .limit(limit)
  return rows
}

/** How many matching titles each provider has on the filter's day, the most frequent first. */
export async function countByProvider(
  db: Db,
  titles: Titles,
  filter: TitleFilter,
): Promise<(Counted & { name: string })[]> {
  const distinct: SQL<number> = sql<number>`count(distinct ${offers.itemId})::int`
  return db
    .select({ value: providers.slug, name: providers.name, count: distinct })
    .from(offers)
    .innerJoin(providers, eq(providers.slug, offers.providerSlug))
    .innerJoin(titles as typeof movies, eq(titles.id, offers.itemId))
    .where(and(isOffered(titles, filter.today), matching(titles, filter)))
    .groupBy(providers.slug, providers.name)
    .orderBy(desc(distinct), providers.slug)
}
