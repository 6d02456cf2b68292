import { and, count, desc, eq, exists, isNull, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { CommentableType, CommentsOrder } from '#contract/comments.ts'
import type { Db } from '../db/client.ts'
import { isShownComment } from '../db/isShown.ts'
import { comments } from '../db/schema/comments.ts'
import type { CommentRow } from './rows.ts'
import { isAboutSeen } from './seen/queries.ts'

export type PageOfRows = { offset: number; limit: number }

/** Not taken back by its author. */
export const isThereComment = eq(comments.deleted, false)

const replies = alias(comments, 'replies')
export const isLive = isShownComment

/** The comments on a thing without their replies; those taken back or hidden only where replies hang on them. */
export async function listComments(
  db: Db,
  type: CommentableType,
  itemId: string,
  order: CommentsOrder,
  page: PageOfRows,
): Promise<CommentRow[]> {
  return db
    .select()
    .from(comments)
    .where(and(eq(comments.itemType, type), eq(comments.itemId, itemId), isNull(comments.parentId), isListed(db)))
    .orderBy(...(order === 'diggs' ? [desc(comments.diggsCount)] : []), desc(comments.createdAt), desc(comments.id))
    .offset(page.offset)
    .limit(page.limit)
}

/** Taken back or hidden, it still stands above what was answered. */
const isListed = (db: Db) => or(isLive, isAnswered(db))

const isAnswered = (db: Db) =>
  exists(
    db
      .select({ id: replies.id })
      .from(replies)
      .where(and(eq(replies.parentId, comments.id), eq(replies.deleted, false), eq(replies.hidden, false))),
  )

/** A comment that stands in the list of its thing, and is no reply. */
export async function findListed(db: Db, id: string): Promise<CommentRow | undefined> {
  const [row] = await db
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), isNull(comments.parentId), isListed(db)))
  return row
}

/** Comments on a thing and all replies to them. */
export async function countComments(db: Db, type: CommentableType, itemId: string): Promise<number> {
  const [row] = await db
    .select({ number: count() })
    .from(comments)
    .where(and(eq(comments.itemType, type), eq(comments.itemId, itemId), isLive))
  return row?.number ?? 0
}

/** Comments and replies of a member. */
export async function countCommentsOf(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ number: count() })
    .from(comments)
    .where(and(eq(comments.userId, userId), isLive))
  return row?.number ?? 0
}

/** A comment, taken back or hidden or not, on something that somebody may see. @param viewer null for a visitor. */
export async function findOnSeen(db: Db, id: string, viewer: string | null): Promise<CommentRow | undefined> {
  const [row] = await db
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), isAboutSeen(viewer)))
  return row
}
