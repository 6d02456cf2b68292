import { and, asc, desc, eq, gt, gte, isNull, lte, or } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
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
  const inCinemas = db.select({ id: showtimes.movieId }).from(showtimes).where(gt(showtimes.startsAt, now))
  const onDisc = db
    .select({ id: offers.itemId })
    .from(offers)
    .where(
      and(
        eq(offers.itemType, 'movies'),
        eq(offers.kind, 'disc'),
        gte(offers.availableFrom, newSince),
        lte(offers.availableFrom, today),
        or(isNull(offers.availableUntil), gte(offers.availableUntil, today)),
      ),
    )
  // From these few to the films: the other way round each film of the catalogue would be looked at.
  const hot = union(inCinemas, onDisc).as('hot')
  return db
    .select(columns)
    .from(movies)
    .innerJoin(hot, eq(hot.id, movies.id))
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
