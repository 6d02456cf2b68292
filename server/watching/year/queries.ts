import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { diaryEntries } from '../../db/schema/watching.ts'

const isOf = (userId: string) => and(eq(diaryEntries.userId, userId), eq(diaryEntries.deleted, false))
const yearOf = sql<number>`extract(year from ${diaryEntries.watchedOn})::int`

/** The years in which a member's diary has entries, the latest first. */
export async function listYears(db: Db, userId: string): Promise<number[]> {
  const rows = await db.selectDistinct({ year: yearOf }).from(diaryEntries).where(isOf(userId)).orderBy(desc(yearOf))
  return rows.map(({ year }) => year)
}

/** The number of watchings by month (1 to 12), by type, and by whether they were of something seen before. */
export function countWatchings(db: Db, userId: string, year: number) {
  const month = sql<number>`extract(month from ${diaryEntries.watchedOn})::int`
  const { itemType, rewatch } = diaryEntries
  return db
    .select({ month, itemType, rewatch, number: count() })
    .from(diaryEntries)
    .where(and(isOf(userId), eq(yearOf, year)))
    .groupBy(month, itemType, rewatch)
}

/** The titles that a year of a diary names, each once. */
export function listWatched(db: Db, userId: string, year: number) {
  const { itemType, itemId } = diaryEntries
  return db
    .selectDistinct({ itemType, itemId })
    .from(diaryEntries)
    .where(and(isOf(userId), eq(yearOf, year)))
}
