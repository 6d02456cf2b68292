import { createHash } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { movies, titleTotals } from '../../../db/schema/catalogue.ts'
import type { TitleFilter, Titles } from '../queries.ts'

type Total = Pick<typeof titleTotals.$inferSelect, 'total' | 'countedAt'>

/** Of one length, however many genres are asked for: an index has no room for long keys. */
function keyOf(titles: Titles, { genres, years, country, providers, today }: TitleFilter) {
  const where = providers.length === 0 ? [] : [[...new Set(providers)].sort(), today]
  const named = JSON.stringify([[...new Set(genres)].sort(), years, country, ...where])
  const filter = createHash('sha256').update(named).digest('base64url')
  return { type: titles === movies ? ('movies' as const) : ('series' as const), filter }
}

function isOf(titles: Titles, of: TitleFilter) {
  const { type, filter } = keyOf(titles, of)
  return and(eq(titleTotals.type, type), eq(titleTotals.filter, filter))
}

export async function findTotal(db: Db, titles: Titles, filter: TitleFilter): Promise<Total | undefined> {
  const [kept] = await db.select().from(titleTotals).where(isOf(titles, filter))
  return kept
}

/** Whether the caller is the first to find the total older than `staleBefore`: it counts for as new from then on. */
export async function claimTotal(db: Db, titles: Titles, filter: TitleFilter, staleBefore: Date, now: Date) {
  const isStale = and(isOf(titles, filter), lt(titleTotals.countedAt, staleBefore))
  const claim = db.update(titleTotals).set({ countedAt: now }).where(isStale)
  return (await claim.returning({ type: titleTotals.type })).length > 0
}

export async function writeTotal(db: Db, titles: Titles, filter: TitleFilter, total: Total): Promise<void> {
  await db
    .insert(titleTotals)
    .values({ ...keyOf(titles, filter), ...total })
    .onConflictDoUpdate({ target: [titleTotals.type, titleTotals.filter], set: total })
}

export async function deleteTotals(db: Db, countedBefore: Date): Promise<void> {
  await db.delete(titleTotals).where(lt(titleTotals.countedAt, countedBefore))
}
