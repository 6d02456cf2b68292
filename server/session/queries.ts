import { and, count, eq, gt, isNotNull, lt, or } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { images } from '../db/schema/media.ts'
import { ratings } from '../db/schema/ratings.ts'
import { sessions, users } from '../db/schema/users.ts'

export type UserRow = typeof users.$inferSelect

/** @param key the folded username or the e-mail address in lower case. */
export async function findUserByLogin(db: Db, key: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(or(eq(users.usernameKey, key), eq(users.email, key)))
  return user
}

export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session)
}

export async function deleteSession(db: Db, idHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.idHash, idHash))
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
}

export async function findSession(db: Db, idHash: string, now: Date) {
  const [row] = await db
    .select({
      id: users.id,
      username: users.username,
      credentials: users.credentials,
      createdAt: users.createdAt,
      demo: users.demo,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.idHash, idHash), gt(sessions.expiresAt, now)))
  return row
}

export async function touchSession(db: Db, idHash: string, lastSeenAt: Date, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt, expiresAt }).where(eq(sessions.idHash, idHash))
}

/** The profile summary's facts: avatar and counts by type. */
export async function findProfile(db: Db, userId: string) {
  const [avatar] = await db
    .select({ id: images.id, filename: images.filename })
    .from(users)
    .innerJoin(images, eq(images.id, users.avatarImageId))
    .where(eq(users.id, userId))
  const rated = await db
    .select({ type: ratings.itemType, number: count() })
    .from(ratings)
    .where(and(eq(ratings.userId, userId), or(isNotNull(ratings.value), eq(ratings.top, true), eq(ratings.flop, true))))
    .groupBy(ratings.itemType)
  return { avatar, rated: new Map(rated.map((row) => [row.type, row.number])) }
}
