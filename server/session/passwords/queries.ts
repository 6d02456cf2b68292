import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { users } from '../../db/schema/users.ts'

export async function updatePasswordHash(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId))
}

/** False when there was no link. */
export async function deleteFacebookLink(tx: Tx, userId: string): Promise<boolean> {
  const gone = await tx
    .update(users)
    .set({ facebookId: null })
    .where(and(eq(users.id, userId), isNotNull(users.facebookId)))
    .returning({ id: users.id })
  return gone.length > 0
}

export async function findPasswordHash(db: Db, userId: string): Promise<string | undefined> {
  const [user] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId))
  return user?.passwordHash
}

export async function lockPasswordHash(tx: Tx, userId: string): Promise<string | undefined> {
  const [user] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return user?.passwordHash
}
