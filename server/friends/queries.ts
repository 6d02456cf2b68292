import { and, asc, desc, eq, getTableColumns, inArray, not, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client.ts'
import { hasMuted, isPartShown } from '../db/isPartShown.ts'
import { marks } from '../db/schema/marks.ts'
import { images } from '../db/schema/media.ts'
import { users } from '../db/schema/users.ts'

export const asked = alias(marks, 'asked')
export const answered = alias(marks, 'answered')

export const isAsking = (table: typeof asked | typeof answered) =>
  and(eq(table.kind, 'friendship'), eq(table.itemType, 'users'), eq(table.set, true))
/** Condition: neither hidden by the moderation nor muted by the viewer. */
export const isShownTo = (viewer: string) => and(eq(users.hidden, false), not(hasMuted(viewer, users.id)))

export const face = {
  id: users.id,
  username: users.username,
  credentials: users.credentials,
  avatar: getTableColumns(images),
}
export type Face = Pick<typeof users.$inferSelect, 'id' | 'username' | 'credentials'> & {
  avatar: typeof images.$inferSelect | null
}

/**
 * The members to whom a member has sent a friend request; `answeredAt` when they are friends, else null. One member has
 * some hundreds at most.
 */
export function listAsked(db: Db, userId: string) {
  const isAnswer = and(isAsking(answered), eq(answered.userId, asked.itemId), eq(answered.itemId, asked.userId))
  return db
    .select({ ...face, askedAt: asked.updatedAt, answeredAt: answered.updatedAt })
    .from(asked)
    .innerJoin(users, eq(users.id, asked.itemId))
    .leftJoin(images, eq(images.id, users.avatarImageId))
    .leftJoin(answered, isAnswer)
    .where(and(eq(asked.userId, userId), isAsking(asked), isShownTo(userId)))
    .orderBy(desc(asked.updatedAt), asc(users.usernameKey))
    .limit(MOST)
}

const MOST = 2000

/** The members whose friend requests to a member have no answer yet. */
export function listAsking(db: Db, userId: string) {
  return db
    .select({ ...face, askedAt: asked.updatedAt })
    .from(asked)
    .innerJoin(users, eq(users.id, asked.userId))
    .leftJoin(images, eq(images.id, users.avatarImageId))
    .where(isRequestTo(userId))
    .orderBy(desc(asked.updatedAt), asc(users.usernameKey))
    .limit(MOST)
}

const isRequestTo = (userId: string) =>
  and(
    eq(asked.itemId, userId),
    isAsking(asked),
    isShownTo(userId),
    sql`not exists (select from ${marks} as mine where mine.user_id = ${userId} and mine.kind = 'friendship'
      and mine.item_type = 'users' and mine.item_id = ${asked.userId} and mine."set")`,
  )

export async function countRequests(db: Db, userId: string): Promise<number> {
  const rows = await db
    .select({ number: sql<number>`count(*)::int` })
    .from(asked)
    .innerJoin(users, eq(users.id, asked.userId))
    .where(isRequestTo(userId))
  return rows[0]?.number ?? 0
}

/** Of these members, those whose ratings the viewer may see. */
export async function listWithRatings(db: Db, viewer: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isPartShown('ratings', users.id, viewer)))
  return rows.map(({ id }) => id)
}
