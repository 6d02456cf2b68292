import { and, asc, eq, gt, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { isSeenList } from '../../db/isSeen.ts'
import { listItems, lists } from '../../db/schema/lists.ts'
import type { ListRow } from '../rows.ts'

/** Not deleted, hidden or not. */
export const isThereList = eq(lists.deleted, false)

export async function findList(db: Db, id: string): Promise<ListRow | undefined> {
  const [row] = await db.select().from(lists).where(eq(lists.id, id))
  return row
}

/** A list as far as a member knows of it: one's own, deleted or not; of others what one may see. */
export async function findKnown(db: Db, id: string, userId: string): Promise<ListRow | undefined> {
  const [row] = await db
    .select()
    .from(lists)
    .where(and(eq(lists.id, id), or(eq(lists.userId, userId), isSeenList(userId))))
  return row
}

/** False when the id is taken. */
export async function insertList(tx: Tx, row: typeof lists.$inferInsert): Promise<boolean> {
  return (await tx.insert(lists).values(row).onConflictDoNothing().returning({ id: lists.id })).length > 0
}

/** Writes the fields alone: what others count of a list is not its author's to write. */
export async function saveFields(tx: Tx, row: ListRow): Promise<void> {
  const { name, description, private: isPrivate, intentAt, updatedAt, changeSeq } = row
  await tx
    .update(lists)
    .set({ name, description, private: isPrivate, intentAt, updatedAt, changeSeq })
    .where(eq(lists.id, row.id))
}

export async function saveOrder(tx: Tx, row: ListRow): Promise<void> {
  const { order, orderIntentAt, orderUpdatedAt, orderChangeSeq, updatedAt } = row
  await tx
    .update(lists)
    .set({ order, orderIntentAt, orderUpdatedAt, orderChangeSeq, updatedAt })
    .where(eq(lists.id, row.id))
}

/** Takes a list's words and titles away, and keeps that it was there. */
export async function emptyList(tx: Tx, row: ListRow): Promise<void> {
  const { name, description, deleted, itemsCount, order, intentAt, updatedAt, changeSeq } = row
  await tx
    .update(lists)
    .set({ name, description, deleted, itemsCount, order, intentAt, updatedAt, changeSeq })
    .where(eq(lists.id, row.id))
  await tx.delete(listItems).where(eq(listItems.listId, row.id))
}

/** One title more or less, as of now. */
export async function countItem(tx: Tx, id: string, difference: -1 | 0 | 1, updatedAt: Date): Promise<void> {
  const itemsCount = sql`${lists.itemsCount} + ${difference}::int`
  await tx.update(lists).set({ itemsCount, updatedAt }).where(eq(lists.id, id))
}

/** Without the deleted ones. */
export async function countListsOf(db: Db, userId: string): Promise<number> {
  return db.$count(lists, and(eq(lists.userId, userId), eq(lists.deleted, false)))
}

/** A member's lists whose fields changed after a number, in the order in which they did; deleted ones too. */
export async function findChangedLists(db: Db, userId: string, since: number, limit: number): Promise<ListRow[]> {
  return db
    .select()
    .from(lists)
    .where(and(eq(lists.userId, userId), gt(lists.changeSeq, since)))
    .orderBy(asc(lists.changeSeq))
    .limit(limit)
}

/** The same of their orders; a deleted list has none. */
export async function findChangedOrders(
  db: Db,
  userId: string,
  since: number,
  limit: number,
): Promise<(ListRow & { orderChangeSeq: number })[]> {
  const rows = await db
    .select()
    .from(lists)
    .where(and(eq(lists.userId, userId), gt(lists.orderChangeSeq, since), eq(lists.deleted, false)))
    .orderBy(asc(lists.orderChangeSeq))
    .limit(limit)
  return rows.flatMap(({ orderChangeSeq, ...row }) => (orderChangeSeq === null ? [] : [{ ...row, orderChangeSeq }]))
}
