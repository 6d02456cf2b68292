import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { CommentableType } from '#contract/comments.ts'
import type { Db } from '../db/client.ts'
import { comments } from '../db/schema/community.ts'
import type { CommentRow } from './rows.ts'

type PageOfRows = { offset: number; limit: number }

/** The comments on a thing without their replies, the newest first. */
export async function listComments(
  db: Db,
  type: CommentableType,
  itemId: string,
  page: PageOfRows,
): Promise<CommentRow[]> {
  return db
    .select()
    .from(comments)
    .where(and(eq(comments.itemType, type), eq(comments.itemId, itemId), isNull(comments.parentId)))
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .offset(page.offset)
    .limit(page.limit)
}

/** Comments on a thing and all replies to them. */
export async function countComments(db: Db, type: CommentableType, itemId: string): Promise<number> {
  const [row] = await db
    .select({ number: count() })
    .from(comments)
    .where(and(eq(comments.itemType, type), eq(comments.itemId, itemId)))
  return row?.number ?? 0
}

/** Comments and replies of a member. */
export async function countCommentsOf(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ number: count() }).from(comments).where(eq(comments.userId, userId))
  return row?.number ?? 0
}

/** The first replies to each of several comments as they were written, and how many each comment has in all. */
export async function listFirstReplies(
  db: Db,
  parentIds: readonly string[],
  most: number,
): Promise<(CommentRow & { total: number })[]> {
  if (parentIds.length === 0) return []
  const ranked = db
    .select({
      ...getTableColumns(comments),
      place:
        sql<number>`(row_number() over (partition by ${comments.parentId} order by ${comments.createdAt}, ${comments.id}))::int`.as(
          'place',
        ),
      total: sql<number>`(count(*) over (partition by ${comments.parentId}))::int`.as('total'),
    })
    .from(comments)
    .where(inArray(comments.parentId, [...parentIds]))
    .as('ranked')
  return db.select().from(ranked).where(lte(ranked.place, most)).orderBy(asc(ranked.place))
}

/** The replies to one comment as they were written. */
export async function listReplies(db: Db, parentId: string, page: PageOfRows): Promise<CommentRow[]> {
  return db
    .select()
    .from(comments)
    .where(eq(comments.parentId, parentId))
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .offset(page.offset)
    .limit(page.limit)
}

export async function hasComment(db: Db, id: string): Promise<boolean> {
  return (await db.select({ id: comments.id }).from(comments).where(eq(comments.id, id))).length > 0
}
