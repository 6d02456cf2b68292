import { and, asc, count, desc, eq, exists, gte, lte, sql } from 'drizzle-orm'
import type { CalendarDate } from '#contract/ids.ts'
import type { Db } from '../db/client.ts'
import { isShownArticle } from '../db/isShown.ts'
import { articles } from '../db/schema/articles.ts'
import { movies, people } from '../db/schema/catalogue.ts'
import { cinemas, cities } from '../db/schema/cinema.ts'
import { lists } from '../db/schema/lists.ts'
import { series } from '../db/schema/series.ts'
import { isPublicList } from '../lists/service.ts'

/** The things that have a page each, how it is named, and which of them everybody may see. */
const things = {
  movies: { table: movies, name: movies.permalink, seen: undefined },
  series: { table: series, name: series.permalink, seen: undefined },
  people: { table: people, name: people.permalink, seen: undefined },
  cinemas: { table: cinemas, name: cinemas.permalink, seen: undefined },
  news: { table: articles, name: articles.permalink, seen: and(isShownArticle, eq(articles.rubric, 'news')) },
  blogs: { table: articles, name: articles.permalink, seen: and(isShownArticle, eq(articles.rubric, 'blog')) },
  lists: { table: lists, name: lists.id, seen: isPublicList },
}
export type Thing = keyof typeof things

/** By id, so that a page of the list stays what it is while others are added at its end. */
export async function listPermalinks(db: Db, thing: Thing, page: { offset: number; limit: number }): Promise<string[]> {
  const { table, name, seen } = things[thing]
  const rows = await db
    .select({ permalink: name })
    .from(table)
    .where(seen)
    .orderBy(asc(table.id))
    .offset(page.offset)
    .limit(page.limit)
  return rows.map(({ permalink }) => permalink)
}

export async function countThings(db: Db, thing: Thing): Promise<number> {
  const { table, seen } = things[thing]
  const [row] = await db.select({ total: count() }).from(table).where(seen)
  return row?.total ?? 0
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
