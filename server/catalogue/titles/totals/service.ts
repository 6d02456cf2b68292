import type { Db } from '../../../db/client.ts'
import { countAll, countUpTo, type TitleFilter, type Titles } from '../queries.ts'
import { claimTotal, deleteTotals, findTotal, writeTotal } from './queries.ts'

/** Up to so many titles are counted each time, and sorted for each page. */
export const FEW = 2000
/** For so long a greater number is kept. */
const KEPT_MS = 10 * 60_000

/**
 * How many titles match a filter: exactly up to `FEW`. A greater number takes long to count. It is kept in the database
 * and may be ten minutes old; whoever finds it older counts it anew, while it serves the others.
 */
export async function totalOf(db: Db, titles: Titles, filter: TitleFilter, now: Date): Promise<number> {
  const staleBefore = new Date(now.getTime() - KEPT_MS)
  const kept = await findTotal(db, titles, filter)
  if (kept && kept.countedAt >= staleBefore) return kept.total
  if (kept && !(await claimTotal(db, titles, filter, staleBefore, now))) return kept.total
  const few = await countUpTo(db, titles, filter, FEW + 1)
  const total = few <= FEW ? few : await countAll(db, titles, filter)
  if (kept || total > FEW) await writeTotal(db, titles, filter, { total, countedAt: now })
  return total
}

/** Deletes the totals of filters that nobody has asked for since a day. */
export async function deleteOldTotals(db: Db, now: Date): Promise<void> {
  await deleteTotals(db, new Date(now.getTime() - 86_400_000))
}
