import { and, asc, eq, gt, or } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { comments } from '../../db/schema/comments.ts'
import type { CommentRow } from '../rows.ts'
import { isAboutSeen } from '../seen/queries.ts'

/** A comment, taken back or hidden or not, as far as a member knows of it: one's own, and all on what one may see. */
const isKnownTo = (userId: string) => or(eq(comments.userId, userId), isAboutSeen(userId))

export async function findKnown(db: Db, id: string, userId: string): Promise<CommentRow | undefined> {
  const [row] = await db
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), isKnownTo(userId)))
  return row
}

/** The same, locked against whoever else changes it. */
export async function lockKnown(tx: Tx, id: string, userId: string): Promise<CommentRow | undefined> {
  const [row] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), isKnownTo(userId)))
    .for('update')
  return row
}

/** A comment, taken back or not; locked against whoever else changes it. */
export async function lockComment(tx: Tx, id: string): Promise<CommentRow | undefined> {
  const [row] = await tx.select().from(comments).where(eq(comments.id, id)).for('update')
  return row
}

export async function insertComment(tx: Tx, row: typeof comments.$inferInsert): Promise<CommentRow> {
  const [inserted] = await tx.insert(comments).values(row).returning()
  if (!inserted) throw new Error('an insert answered no row')
  return inserted
}

export async function updateComment(
  tx: Tx,
  id: string,
  change: Pick<CommentRow, 'updatedAt' | 'changeSeq'> & Partial<Pick<CommentRow, 'body' | 'spoiler' | 'deleted'>>,
): Promise<void> {
  await tx.update(comments).set(change).where(eq(comments.id, id))
}

/** A member's comments that changed after a number, in the order in which they did. */
export async function findChangedComments(db: Db, userId: string, since: number, limit: number): Promise<CommentRow[]> {
  return db
    .select()
    .from(comments)
    .where(and(eq(comments.userId, userId), gt(comments.changeSeq, since)))
    .orderBy(asc(comments.changeSeq))
    .limit(limit)
}
