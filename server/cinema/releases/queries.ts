import { and, arrayOverlaps, asc, desc, gt, gte, inArray, lte, sql } from 'drizzle-orm'
import type { CalendarDate } from '#contract/ids.ts'
import type { ReleaseOrder } from '#contract/releases.ts'
import type { Db } from '../../db/client.ts'
import { movies } from '../../db/schema/catalogue.ts'
import { showtimes } from '../../db/schema/cinema.ts'

export type ReleaseFilter = {
  /** Days, both included; `until` null is without end. */
  from: CalendarDate
  until: CalendarDate | null
  genres: readonly string[]
  order: ReleaseOrder
}

/** Films that start within a span of days. By start: those of the past backwards, those to come forwards. */
export async function listReleaseIds(
  db: Db,
  { from, until, genres, order }: ReleaseFilter,
  page: { offset: number; limit: number },
): Promise<string[]> {
  const byStart = until === null ? asc(movies.releaseDate) : desc(movies.releaseDate)
  const rows = await db
    .select({ id: movies.id })
    .from(movies)
    .where(
      and(
        gte(movies.releaseDate, from),
        until === null ? undefined : lte(movies.releaseDate, until),
        genres.length === 0 ? undefined : arrayOverlaps(movies.genres, [...genres]),
      ),
    )
    .orderBy(...(order === 'start' ? [byStart] : []), desc(movies.popularity), asc(movies.id))
    .offset(page.offset)
    .limit(page.limit)
  return rows.map((row) => row.id)
}

export type Screenings = { cinemas: number; next: Date }

/** How many of the cinemas show each film after an instant, and when first. */
export async function countScreenings(
  db: Db,
  movieIds: readonly string[],
  cinemaIds: readonly string[],
  now: Date,
): Promise<Map<string, Screenings>> {
  if (movieIds.length === 0 || cinemaIds.length === 0) return new Map()
  const rows = await db
    .select({
      movieId: showtimes.movieId,
      cinemas: sql<number>`count(distinct ${showtimes.cinemaId})::int`,
      next: sql`min(${showtimes.startsAt})`.mapWith(showtimes.startsAt),
    })
    .from(showtimes)
    .where(
      and(
        inArray(showtimes.movieId, [...movieIds]),
        inArray(showtimes.cinemaId, [...cinemaIds]),
        gt(showtimes.startsAt, now),
      ),
    )
    .groupBy(showtimes.movieId)
  return new Map(rows.map(({ movieId, cinemas, next }) => [movieId, { cinemas, next }]))
}
