import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from './client.ts'
import { users } from './schema/users.ts'

/**
 * Locks the member's row until the transaction ends and counts one change. Changes of one member thus commit in the
 * order of their numbers, so that a cursor never passes over one that commits late.
 */
export async function nextChangeSeq(tx: Tx, userId: string): Promise<number> {
  const [user] = await tx
    .update(users)
    .set({ changeSeq: sql`${users.changeSeq} + 1` })
    .where(eq(users.id, userId))
    .returning({ changeSeq: users.changeSeq })
  if (!user) throw new Error(`user ${userId} vanished during a command`)
  return user.changeSeq
}

/** The number of the member's newest change; 0 before the first. */
export async function findChangeSeq(db: Db, userId: string): Promise<number> {
  const [user] = await db.select({ changeSeq: users.changeSeq }).from(users).where(eq(users.id, userId))
  return user?.changeSeq ?? 0
}
