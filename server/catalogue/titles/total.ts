import { createHash } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { movies, titleTotals } from '../../db/schema/catalogue.ts'
import { countAll, countUpTo, type TitleFilter, type Titles } from './queries.ts'

/** Up to so many titles are counted each time, and sorted for each page. */
export const FEW = 2000
/** For so long a greater number is kept. */
const KEPT_MS = 10 * 60_000

/**
 * How many titles match a filter: exactly up to `FEW`. A greater number takes long to count. It is kept in the database
 * and may be ten minutes old; whoever finds it older counts it anew, while it serves the others.
 */
export async function totalOf(db: Db, titles: Titles, filter: TitleFilter, now: Date): Promise<number> {
  const type = titles === movies ? 'movies' : 'series'
  const isThis = and(eq(titleTotals.type, type), eq(titleTotals.filter, toKey(filter)))
  const staleBefore = new Date(now.getTime() - KEPT_MS)
  const [kept] = await db.select().from(titleTotals).where(isThis)
  if (kept && kept.countedAt > staleBefore) return kept.total
  if (kept) {
    const claim = db
      .update(titleTotals)
      .set({ countedAt: now })
      .where(and(isThis, lt(titleTotals.countedAt, staleBefore)))
    const claimed = await claim.returning({ type: titleTotals.type })
    if (claimed.length === 0) return kept.total
  }
  const few = await countUpTo(db, titles, filter, FEW + 1)
  if (few <= FEW) return few
  const total = await countAll(db, titles, filter)
  await db
    .insert(titleTotals)
    .values({ type, filter: toKey(filter), total, countedAt: now })
    .onConflictDoUpdate({ target: [titleTotals.type, titleTotals.filter], set: { total, countedAt: now } })
  return total
}

/** Deletes the totals of filters that nobody has asked for since a day. */
export async function deleteOldTotals(db: Db, now: Date): Promise<void> {
  await db.delete(titleTotals).where(lt(titleTotals.countedAt, new Date(now.getTime() - 86_400_000)))
}

/** Of one length, however many genres are asked for: an index has no room for long keys. */
const toKey = ({ genres, years, country }: TitleFilter): string =>
  createHash('sha256')
    .update(JSON.stringify([[...new Set(genres)].sort(), years, country]))
    .digest('base64url')
