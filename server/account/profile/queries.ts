import { and, desc, eq, getTableColumns, gt, ne } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { userTokens } from '../../db/schema/account.ts'
import { images } from '../../db/schema/media.ts'
import { users } from '../../db/schema/users.ts'

export async function findAccount(db: Db | Tx, userId: string, now: Date) {
  const [row] = await db
    .select({ user: getTableColumns(users), avatar: getTableColumns(images) })
    .from(users)
    .leftJoin(images, eq(images.id, users.avatarImageId))
    .where(eq(users.id, userId))
  const [pending] = await db
    .select({ email: userTokens.email })
    .from(userTokens)
    .where(and(eq(userTokens.userId, userId), eq(userTokens.purpose, 'email'), gt(userTokens.expiresAt, now)))
    .orderBy(desc(userTokens.createdAt))
    .limit(1)
  return row ? { ...row, pendingEmail: pending?.email ?? null } : undefined
}

type Changes = Partial<Pick<typeof users.$inferInsert, 'email' | 'wantsNewsletter'>>

export async function updateUser(db: Db | Tx, userId: string, changes: Changes): Promise<void> {
  await db.update(users).set(changes).where(eq(users.id, userId))
}

/**
 * Gives a member another avatar. Two changes at once follow one another: each hears of the other's picture.
 *
 * @returns the former picture's id; undefined when the member is gone.
 */
export async function swapAvatar(tx: Tx, userId: string, imageId: string | null): Promise<string | null | undefined> {
  const [user] = await tx
    .select({ former: users.avatarImageId })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  if (user) await tx.update(users).set({ avatarImageId: imageId }).where(eq(users.id, userId))
  return user?.former
}

/** Somebody else with this address; undefined when there is nobody. */
export async function findOtherByEmail(db: Db | Tx, userId: string, email: string) {
  const [other] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, userId)))
  return other
}
