import { and, count, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { ratings } from '../../db/schema/ratings.ts'

/** The number of titles that a member rated last in each month (1 to 12) of a year, by the calendar of Berlin. */
export async function countByMonth(db: Db, userId: string, year: number): Promise<Map<number, number>> {
  const part = (name: SQL) => sql<number>`extract(${name} from ${ratings.updatedAt} at time zone 'Europe/Berlin')::int`
  const month = part(sql`month`)
  const rows = await db
    .select({ month, number: count() })
    .from(ratings)
    .where(and(eq(ratings.userId, userId), isNotNull(ratings.value), eq(part(sql`year`), year)))
    .groupBy(month)
  return new Map(rows.map((row) => [row.month, row.number]))
}
