import { and, asc, count, desc, eq, gt } from 'drizzle-orm'
import type { TriviaCategory, TrivializableType } from '#contract/ownTrivia.ts'
import type { Db, Tx } from '../db/client.ts'
import { trivia } from '../db/schema/trivia.ts'

export type TriviaRow = typeof trivia.$inferSelect

/** Condition: not deleted, hidden or not. */
export const isThereTrivia = eq(trivia.deleted, false)

/** Condition for the trivia on a title's page: neither deleted nor hidden by the moderation. */
const isShown = (type: TrivializableType, itemId: string) =>
  and(eq(trivia.itemType, type), eq(trivia.itemId, itemId), eq(trivia.deleted, false), eq(trivia.hidden, false))

/** The trivia of a title, the newest first; of one category, or of all. */
export async function listTrivia(
  db: Db,
  type: TrivializableType,
  itemId: string,
  category: TriviaCategory | null,
  page: { offset: number; limit: number },
): Promise<TriviaRow[]> {
  return db
    .select()
    .from(trivia)
    .where(and(isShown(type, itemId), category === null ? undefined : eq(trivia.category, category)))
    .orderBy(desc(trivia.createdAt), desc(trivia.id))
    .offset(page.offset)
    .limit(page.limit)
}

/** A piece of trivia that everybody may read. */
export async function findShown(db: Db, id: string): Promise<TriviaRow | undefined> {
  const [row] = await db
    .select()
    .from(trivia)
    .where(and(eq(trivia.id, id), eq(trivia.deleted, false), eq(trivia.hidden, false)))
  return row
}

/** The number of pieces of trivia of a title in each category; empty categories are left out. */
export async function countByCategory(
  db: Db,
  type: TrivializableType,
  itemId: string,
): Promise<{ category: string; number: number }[]> {
  return db
    .select({ category: trivia.category, number: count() })
    .from(trivia)
    .where(isShown(type, itemId))
    .groupBy(trivia.category)
}

/** A piece of trivia, deleted or not, locked against concurrent changes. */
export async function lockTrivia(tx: Tx, id: string): Promise<TriviaRow | undefined> {
  const [row] = await tx.select().from(trivia).where(eq(trivia.id, id)).for('update')
  return row
}

/** @returns undefined when the id has just been used by another request. */
export async function insertTrivia(tx: Tx, row: typeof trivia.$inferInsert): Promise<TriviaRow | undefined> {
  const [inserted] = await tx.insert(trivia).values(row).onConflictDoNothing().returning()
  return inserted
}

export async function saveTrivia(
  tx: Tx,
  { id, category, body, deleted, intentAt, updatedAt, changeSeq }: TriviaRow,
): Promise<void> {
  await tx.update(trivia).set({ category, body, deleted, intentAt, updatedAt, changeSeq }).where(eq(trivia.id, id))
}

/** A member's trivia that changed after a number, in the order of the changes. */
export async function findChangedTrivia(db: Db, userId: string, since: number, limit: number): Promise<TriviaRow[]> {
  return db
    .select()
    .from(trivia)
    .where(and(eq(trivia.userId, userId), gt(trivia.changeSeq, since)))
    .orderBy(asc(trivia.changeSeq))
    .limit(limit)
}
