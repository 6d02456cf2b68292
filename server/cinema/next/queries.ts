import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { auditoria, showtimes } from '../../db/schema/cinema.ts'
import type { ShowtimeRow } from '../rows.ts'
import { itsHall, showtimeWithHall } from '../showtimes/queries.ts'

/** A film's first showtime after an instant in each of the cinemas. */
export async function listNextShowtimes(
  db: Db,
  movieId: string,
  cinemaIds: readonly string[],
  after: Date,
): Promise<ShowtimeRow[]> {
  if (cinemaIds.length === 0) return []
  return db
    .selectDistinctOn([showtimes.cinemaId], showtimeWithHall)
    .from(showtimes)
    .leftJoin(auditoria, itsHall)
    .where(
      and(eq(showtimes.movieId, movieId), inArray(showtimes.cinemaId, [...cinemaIds]), gt(showtimes.startsAt, after)),
    )
    .orderBy(asc(showtimes.cinemaId), asc(showtimes.startsAt))
}
