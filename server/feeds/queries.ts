import { and, asc, desc, eq, exists, gte, lte, sql } from 'drizzle-orm'
import type { CalendarDate } from '#contract/ids.ts'
import type { Db } from '../db/client.ts'
import { movies } from '../db/schema/catalogue.ts'
import { cinemas, cities } from '../db/schema/cinema.ts'
import type { Sitemap, ThingKind } from '../things/thing.ts'

/** The pages of one kind in one of its sitemaps: those that everybody may see. */
const isListed = ({ isSeen }: ThingKind, sitemap: Sitemap) => and(isSeen?.(null), sitemap.isListed)

export type PageRow = { permalink: string; by: string | null }

/**
 * The names of the pages in their paths, by id: a part of the sitemap stays the same while others are added at its end.
 * `by`: the value that decides about the path.
 */
export async function listPages(
  db: Db,
  kind: ThingKind,
  sitemap: Sitemap,
  part: { offset: number; limit: number },
): Promise<PageRow[]> {
  const { table, pageName, page } = kind
  return db
    .select({
      permalink: sql<string>`${pageName ?? table.permalink ?? table.id}`,
      by: page ? sql<string>`${page.by}` : sql<null>`null`,
    })
    .from(table)
    .where(isListed(kind, sitemap))
    .orderBy(asc(table.id))
    .offset(part.offset)
    .limit(part.limit)
}

export function countPages(db: Db, kind: ThingKind, sitemap: Sitemap): Promise<number> {
  return db.$count(kind.table, isListed(kind, sitemap))
}

/** The slugs of the cities that have a cinema. */
export async function listCinemaCities(db: Db): Promise<string[]> {
  const ofCity = db.select({ one: sql`1` }).from(cinemas).where(eq(cinemas.citySlug, cities.slug))
  const rows = await db.select({ slug: cities.slug }).from(cities).where(exists(ofCity)).orderBy(asc(cities.slug))
  return rows.map(({ slug }) => slug)
}

export type StartRow = {
  permalink: string
  title: string
  synopsis: string | null
  genres: string[]
  releaseDate: CalendarDate
}

/** Films that start within a span of days, the last first. */
export async function listStarts(db: Db, from: CalendarDate, until: CalendarDate, limit: number): Promise<StartRow[]> {
  const rows = await db
    .select({
      permalink: movies.permalink,
      title: movies.title,
      synopsis: movies.synopsis,
      genres: movies.genres,
      releaseDate: movies.releaseDate,
    })
    .from(movies)
    .where(and(gte(movies.releaseDate, from), lte(movies.releaseDate, until)))
    .orderBy(desc(movies.releaseDate), desc(movies.popularity), asc(movies.id))
    .limit(limit)
  return rows.flatMap(({ releaseDate, ...row }) =>
    releaseDate === null ? [] : [{ ...row, releaseDate: releaseDate as CalendarDate }],
  )
}
