import { and, desc, eq, not } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { hasMuted } from '../../db/isPartShown.ts'
import { marks } from '../../db/schema/marks.ts'
import { users } from '../../db/schema/users.ts'

const asked = alias(marks, 'asked')
const answered = alias(marks, 'answered')
const isAsking = (table: typeof asked | typeof answered) =>
  and(eq(table.kind, 'friendship'), eq(table.itemType, 'users'), eq(table.set, true))

/** Ids of a member's friends, without those hidden by the moderation and those whom the member has muted. */
export async function listFriendIds(db: Db, viewer: string, limit: number): Promise<string[]> {
  const isAnswer = and(isAsking(answered), eq(answered.userId, asked.itemId), eq(answered.itemId, asked.userId))
  const rows = await db
    .select({ id: users.id })
    .from(asked)
    .innerJoin(answered, isAnswer)
    .innerJoin(users, eq(users.id, asked.itemId))
    .where(and(eq(asked.userId, viewer), isAsking(asked), eq(users.hidden, false), not(hasMuted(viewer, users.id))))
    .orderBy(desc(asked.updatedAt), users.id)
    .limit(limit)
  return rows.map(({ id }) => id)
}
