import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { notices } from '../../db/schema/moderation.ts'
import type { NoticeRow } from '../rows.ts'

export async function insertNotice(tx: Tx, row: NoticeRow): Promise<void> {
  await tx.insert(notices).values(row)
}

/** The messages that a member has not dismissed, the latest first. */
export async function listNotices(db: Db, userId: string): Promise<NoticeRow[]> {
  return db
    .select()
    .from(notices)
    .where(and(eq(notices.userId, userId), isNull(notices.readAt)))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(50)
}

export async function readNotice(db: Db, userId: string, id: string, now: Date): Promise<void> {
  await db
    .update(notices)
    .set({ readAt: now })
    .where(and(eq(notices.userId, userId), eq(notices.id, id), isNull(notices.readAt)))
}
