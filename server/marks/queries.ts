import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { MarkKind } from '#contract/marks.ts'
import type { Db, Tx } from '../db/client.ts'
import { marks } from '../db/schema/marks.ts'
import type { FoundThing } from '../things/queries.ts'
import { findKind, listKinds } from '../things/registry.ts'

export type MarkRow = typeof marks.$inferSelect

/** Whether things of this type count their diggs. */
export const isDigged = (type: string): boolean => findKind(type)?.table.diggsCount !== undefined

type MarkKey = Pick<MarkRow, 'userId' | 'kind' | 'itemType' | 'itemId'>

export async function findMark(tx: Tx, { userId, kind, itemType, itemId }: MarkKey): Promise<MarkRow | undefined> {
  const [row] = await tx
    .select()
    .from(marks)
    .where(and(eq(marks.userId, userId), eq(marks.kind, kind), eq(marks.itemType, itemType), eq(marks.itemId, itemId)))
  return row
}

/** The thing of a member's mark by this id, whether the member may see it or not; undefined without such a mark. */
export async function findMarkedThing(
  tx: Tx,
  { id, ...key }: Omit<MarkKey, 'itemId'> & { id: string },
): Promise<FoundThing | undefined> {
  const mark = await findMark(tx, { ...key, itemId: id })
  return mark && { id: mark.itemId, authorId: null }
}

export async function saveMark(tx: Tx, row: MarkRow): Promise<void> {
  const { set, vote, reason, words, intentAt, updatedAt, changeSeq } = row
  await tx
    .insert(marks)
    .values(row)
    .onConflictDoUpdate({
      target: [marks.userId, marks.kind, marks.itemType, marks.itemId],
      set: { set, vote, reason, words, intentAt, updatedAt, changeSeq },
    })
}

/** Changes the number of diggs of a thing. This is no change of the thing itself: `updatedAt` stays. */
export async function addDiggs(tx: Tx, type: string, id: string, diggs: number): Promise<void> {
  const table = findKind(type)?.table
  if (!table?.diggsCount) return
  await tx
    .update(table)
    .set({ diggsCount: sql`${table.diggsCount} + ${diggs}::int` })
    .where(eq(table.id, id))
}

/** As `addDiggs`, for votes. */
export async function addVotes(tx: Tx, type: string, id: string, up: number, down: number): Promise<void> {
  const table = findKind(type)?.table
  if (!table?.upvotesCount || !table.downvotesCount) return
  const { upvotesCount, downvotesCount } = table
  await tx
    .update(table)
    .set({ upvotesCount: sql`${upvotesCount} + ${up}::int`, downvotesCount: sql`${downvotesCount} + ${down}::int` })
    .where(eq(table.id, id))
}

/** A member's marks that changed after a number, in the order of the changes; those taken back, too. */
export async function findChangedMarks(db: Db, userId: string, since: number, limit: number): Promise<MarkRow[]> {
  return db
    .select()
    .from(marks)
    .where(and(eq(marks.userId, userId), gt(marks.changeSeq, since)))
    .orderBy(asc(marks.changeSeq))
    .limit(limit)
}

/** Removes all of a member's marks from the counts of things, and deletes them. */
export async function deleteMarksOf(tx: Tx, userId: string): Promise<void> {
  const isMine = (kind: MarkKind, type: string) =>
    sql`mine.user_id = ${userId} and mine.kind = ${kind} and mine.item_type = ${type} and mine."set"`
  for (const { type, table } of listKinds()) {
    if (table.diggsCount) {
      await tx.execute(sql`
        update ${table} as things set diggs_count = things.diggs_count - 1
        from ${marks} as mine where ${isMine('digg', type)} and mine.item_id = things.id`)
    }
    if (table.upvotesCount) {
      await tx.execute(sql`
        update ${table} as things set
          upvotes_count = things.upvotes_count - (mine.vote = 1)::int,
          downvotes_count = things.downvotes_count - (mine.vote = -1)::int
        from ${marks} as mine where ${isMine('vote', type)} and mine.item_id = things.id`)
    }
  }
  await tx.delete(marks).where(eq(marks.userId, userId))
}

/**
 * Deletes the marks of others on a member and on things that are deleted with the member: a follow is personal data.
 */
export async function deleteMarksAbout(tx: Tx, userId: string): Promise<void> {
  for (const { type, table, author, onDeletion } of listKinds()) {
    if (!author || onDeletion !== 'goes') continue
    const own = tx
      .select({ id: sql`${table.id}` })
      .from(table)
      .where(eq(author, userId))
    await tx.delete(marks).where(and(sql`${marks.itemType} = ${type}`, sql`${marks.itemId} in ${own}`))
  }
}
