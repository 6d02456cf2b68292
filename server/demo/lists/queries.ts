import { eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { insertAll } from '../../db/insertAll.ts'
import { listItems, lists } from '../../db/schema/lists.ts'
import { users } from '../../db/schema/users.ts'
import type { DemoListRows } from './listRows.ts'

/**
 * Inserts lists that are not there yet, and counts them and their titles as the newest changes of their members. What
 * stands on a list that is there already is its author's.
 */
export async function insertLists(tx: Tx, rows: readonly DemoListRows[]): Promise<void> {
  const ids = rows.map(({ list }) => list.id)
  const there = await tx.select({ id: lists.id }).from(lists).where(inArray(lists.id, ids))
  const known = new Set(there.map(({ id }) => id))
  const added = rows.filter(({ list }) => !known.has(list.id))
  const last = await readLastChanges(
    tx,
    added.map(({ list }) => list.userId),
  )
  const next = (userId: string) => {
    const changeSeq = (last.get(userId) ?? 0) + 1
    last.set(userId, changeSeq)
    return changeSeq
  }
  const numbered = added.map(({ list, items }) => ({
    list: { ...list, changeSeq: next(list.userId) },
    items: items.map((item) => ({ ...item, changeSeq: next(item.userId) })),
  }))
  await insertAll(
    tx,
    lists,
    numbered.map(({ list }) => list),
  )
  await insertAll(
    tx,
    listItems,
    numbered.flatMap(({ items }) => items),
  )
  for (const [userId, changeSeq] of last) {
    await tx
      .update(users)
      .set({ changeSeq: sql`greatest(${users.changeSeq}, ${changeSeq}::bigint)` })
      .where(eq(users.id, userId))
  }
}

async function readLastChanges(tx: Tx, userIds: readonly string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map()
  const { id, changeSeq } = users
  const rows = await tx
    .select({ id, changeSeq })
    .from(users)
    .where(inArray(id, [...new Set(userIds)]))
  return new Map(rows.map((row) => [row.id, row.changeSeq]))
}
