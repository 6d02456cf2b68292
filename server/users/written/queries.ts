import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { comments } from '../../db/schema/community.ts'

const parents = alias(comments, 'parents')

/** What stands on films and series for everybody to read. */
const writtenBy = (userId: string) =>
  and(
    eq(comments.userId, userId),
    eq(comments.deleted, false),
    eq(comments.hidden, false),
    inArray(comments.itemType, ['movies', 'series']),
  )

export async function countWritten(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ number: count() }).from(comments).where(writtenBy(userId))
  return row?.number ?? 0
}

/** A member's comments and replies, the newest first. What answers a spoiler may give it away, too. */
export function listWritten(db: Db, userId: string, page: { offset: number; limit: number }) {
  return db
    .select({
      id: comments.id,
      itemType: comments.itemType,
      itemId: comments.itemId,
      parentId: comments.parentId,
      body: comments.body,
      spoiler: sql<boolean>`(${comments.spoiler} or coalesce(${parents.spoiler}, false))`,
      diggsCount: comments.diggsCount,
      createdAt: comments.createdAt,
    })
    .from(comments)
    .leftJoin(parents, eq(parents.id, comments.parentId))
    .where(writtenBy(userId))
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .offset(page.offset)
    .limit(page.limit)
}
export type WrittenRow = Awaited<ReturnType<typeof listWritten>>[number]
