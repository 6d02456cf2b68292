import { and, asc, count, desc, eq, gt } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { diaryEntries } from '../../db/schema/watching.ts'

export type DiaryRow = typeof diaryEntries.$inferSelect

/** A member's entry, also one that was taken out. */
export async function findEntry(tx: Tx, userId: string, id: string): Promise<DiaryRow | undefined> {
  const [row] = await tx
    .select()
    .from(diaryEntries)
    .where(and(eq(diaryEntries.userId, userId), eq(diaryEntries.id, id)))
  return row
}

export async function saveEntry(tx: Tx, row: DiaryRow): Promise<void> {
  const { userId: _userId, id: _id, createdAt: _createdAt, ...set } = row
  await tx
    .insert(diaryEntries)
    .values(row)
    .onConflictDoUpdate({ target: [diaryEntries.userId, diaryEntries.id], set })
}

/** A member's entries that changed after a number, in the order of the changes; those taken out, too. */
export async function findChangedEntries(db: Db, userId: string, since: number, limit: number): Promise<DiaryRow[]> {
  return db
    .select()
    .from(diaryEntries)
    .where(and(eq(diaryEntries.userId, userId), gt(diaryEntries.changeSeq, since)))
    .orderBy(asc(diaryEntries.changeSeq))
    .limit(limit)
}

const isKept = (userId: string) => and(eq(diaryEntries.userId, userId), eq(diaryEntries.deleted, false))

/** The number of a member's entries, without those taken out. */
export async function countEntries(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ number: count() }).from(diaryEntries).where(isKept(userId))
  return row?.number ?? 0
}

/** A member's entries, without those taken out, the latest day first. */
export function listEntries(db: Db, userId: string, page: { offset: number; limit: number }): Promise<DiaryRow[]> {
  const { watchedOn, createdAt, id } = diaryEntries
  return db
    .select()
    .from(diaryEntries)
    .where(isKept(userId))
    .orderBy(desc(watchedOn), desc(createdAt), desc(id))
    .offset(page.offset)
    .limit(page.limit)
}
