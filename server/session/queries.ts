import { and, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/client.ts'
import { memberBlocks } from '../db/schema/moderation.ts'
import { sessions } from '../db/schema/session.ts'
import { users } from '../db/schema/users.ts'

export type UserRow = typeof users.$inferSelect

/** @param key the folded username or the e-mail address in lower case. */
export async function findUserByLogin(db: Db, key: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(or(eq(users.usernameKey, key), eq(users.email, key)))
  return user
}

export async function insertSession(db: Db | Tx, session: typeof sessions.$inferInsert): Promise<void> {
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
      begunAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      // The reason first: by it drizzle tells that there is a block, and one for good has no end.
      block: { reason: memberBlocks.reason, until: memberBlocks.until },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(memberBlocks, eq(memberBlocks.userId, users.id))
    .where(and(eq(sessions.idHash, idHash), gt(sessions.expiresAt, now)))
  return row
}

export async function touchSession(db: Db, idHash: string, lastSeenAt: Date, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt, expiresAt }).where(eq(sessions.idHash, idHash))
}

/** A user's sessions that have not run out, the last used first. */
export async function listSessions(db: Db, userId: string, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt), sessions.idHash)
}

/** False when the user has no such session. */
export async function deleteSessionOf(db: Db, userId: string, idHash: string): Promise<boolean> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.idHash, idHash)))
    .returning({ userId: sessions.userId })
  return gone.length > 0
}

export async function deleteSessionsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId))
}

/** The ids of those of some sessions that have not ended. */
export async function listOpenSessions(db: Db, ids: readonly string[], now: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: sessions.idHash })
    .from(sessions)
    .where(and(sql`${sessions.idHash} = any(${sql.param([...ids])}::text[])`, gt(sessions.expiresAt, now)))
  return new Set(rows.map(({ id }) => id))
}

/** The present roles of some members. */
export async function findPresentRoles(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, credentials: users.credentials })
    .from(users)
    .where(inArray(users.id, [...ids]))
  return new Map(rows.map(({ id, credentials }) => [id, credentials]))
}
