import { and, desc, eq, getTableColumns, gt, ne } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { userTokens } from '../../db/schema/accounts.ts'
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

type Changes = Partial<Pick<typeof users.$inferInsert, 'email' | 'wantsNewsletter' | 'avatarImageId'>>

export async function updateUser(db: Db | Tx, userId: string, changes: Changes): Promise<void> {
  await db.update(users).set(changes).where(eq(users.id, userId))
}

/** Somebody else with this address; undefined when there is nobody. */
export async function findOtherByEmail(db: Db | Tx, userId: string, email: string) {
  const [other] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, userId)))
  return other
}
