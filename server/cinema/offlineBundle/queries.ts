import { and, asc, gte, inArray, lte } from 'drizzle-orm'
import type { CalendarDate } from '#contract/ids.ts'
import type { Db } from '../../db/client.ts'
import { auditoria, showtimes } from '../../db/schema/cinema.ts'
import type { ShowtimeRow } from '../rows.ts'
import { itsHall, showtimeWithHall } from '../showtimes/queries.ts'

/** The showtimes of several cinemas between two days, both included, in the order in which they begin. */
export async function listShowtimesBetween(
  db: Db,
  cinemaIds: readonly string[],
  from: CalendarDate,
  to: CalendarDate,
): Promise<ShowtimeRow[]> {
  if (cinemaIds.length === 0) return []
  return db
    .select(showtimeWithHall)
    .from(showtimes)
    .leftJoin(auditoria, itsHall)
    .where(and(inArray(showtimes.cinemaId, [...cinemaIds]), gte(showtimes.date, from), lte(showtimes.date, to)))
    .orderBy(asc(showtimes.startsAt), asc(showtimes.id))
}

/** The halls of several cinemas by number. */
export async function listAuditoriaOf(db: Db, cinemaIds: readonly string[]) {
  if (cinemaIds.length === 0) return []
  return db
    .select()
    .from(auditoria)
    .where(inArray(auditoria.cinemaId, [...cinemaIds]))
    .orderBy(asc(auditoria.number))
}
