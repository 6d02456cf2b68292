import { and, asc, desc, eq, exists, gt, gte, isNull, lte, or, sql } from 'drizzle-orm'
import type { CalendarDate } from '#contract/ids.ts'
import type { Db } from '../db/client.ts'
import { movies } from '../db/schema/catalogue.ts'
import { showtimes } from '../db/schema/cinema.ts'
import { offers } from '../db/schema/consumption.ts'

export type TitleRow = { permalink: string; title: string }

/** As the footer is told the time. */
export type Span = { now: Date; today: CalendarDate; newSince: CalendarDate }

const columns = { permalink: movies.permalink, title: movies.title }

/** Films with a showtime ahead, or on a disc that came out since `newSince`, the most popular first. */
export async function listHot(db: Db, { now, today, newSince }: Span, limit: number): Promise<TitleRow[]> {
  const inCinemas = db
    .select({ one: sql`1` })
    .from(showtimes)
    .where(and(eq(showtimes.movieId, movies.id), gt(showtimes.startsAt, now)))
  const onDisc = db
    .select({ one: sql`1` })
    .from(offers)
    .where(
      and(
        eq(offers.itemType, 'movies'),
        eq(offers.itemId, movies.id),
        eq(offers.kind, 'disc'),
        gte(offers.availableFrom, newSince),
        lte(offers.availableFrom, today),
        or(isNull(offers.availableUntil), gte(offers.availableUntil, today)),
      ),
    )
  return db
    .select(columns)
    .from(movies)
    .where(or(exists(inCinemas), exists(onDisc)))
    .orderBy(desc(movies.popularity), asc(movies.id))
    .limit(limit)
}

/** Films that start after today, the next first. */
export async function listUpcoming(db: Db, { today }: Span, limit: number): Promise<TitleRow[]> {
  return db
    .select(columns)
    .from(movies)
    .where(gt(movies.releaseDate, today))
    .orderBy(asc(movies.releaseDate), desc(movies.popularity), asc(movies.id))
    .limit(limit)
}
