import { and, eq, sql } from 'drizzle-orm'
import type { UserId } from '#contract/ids.ts'
import type { Tx } from './client.ts'
import { effects, idempotency } from './schema/commands.ts'

export type Receipt = typeof idempotency.$inferSelect

/** Takes the command's key until the transaction ends; false when another transaction has it. */
export async function lockCommand(tx: Tx, userId: UserId, key: string): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`command:${userId}:${key}`}, 0)) as locked`,
  )
  return rows[0]?.locked === true
}

export async function findReceipt(tx: Tx, userId: UserId, key: string): Promise<Receipt | undefined> {
  const [receipt] = await tx
    .select()
    .from(idempotency)
    .where(and(eq(idempotency.userId, userId), eq(idempotency.key, key)))
  return receipt
}

export async function insertReceipt(tx: Tx, receipt: Receipt): Promise<void> {
  await tx.insert(idempotency).values(receipt)
}

/** Notes an effect that really happens, in the transaction in which it does. */
export async function insertEffect(tx: Tx, effect: Omit<typeof effects.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(effects).values(effect)
}
