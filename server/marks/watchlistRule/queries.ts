import { and, eq, gt } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { watchlistRules } from '../../db/schema/marks.ts'

export type WatchlistRuleRow = typeof watchlistRules.$inferSelect

/** A member's rule; undefined for who has never chosen one. */
export async function findRule(tx: Tx, userId: string): Promise<WatchlistRuleRow | undefined> {
  const [row] = await tx.select().from(watchlistRules).where(eq(watchlistRules.userId, userId))
  return row
}

export async function saveRule(tx: Tx, row: WatchlistRuleRow): Promise<void> {
  const { rule, intentAt, updatedAt, changeSeq } = row
  await tx
    .insert(watchlistRules)
    .values(row)
    .onConflictDoUpdate({ target: watchlistRules.userId, set: { rule, intentAt, updatedAt, changeSeq } })
}

/** A member's rule if it changed after a number: one row, or none. */
export async function findChangedRules(db: Db, userId: string, since: number): Promise<WatchlistRuleRow[]> {
  return db
    .select()
    .from(watchlistRules)
    .where(and(eq(watchlistRules.userId, userId), gt(watchlistRules.changeSeq, since)))
}
