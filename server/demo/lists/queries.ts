import { inArray } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { insertAll } from '../../db/insertAll.ts'
import { listItems, lists } from '../../db/schema/lists.ts'
import { beginNumbering } from '../numbering/queries.ts'
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
  const { number, save } = await beginNumbering(
    tx,
    added.map(({ list }) => list.userId),
  )
  const numbered = added.map(({ list, items }) => ({ list: number(list), items: items.map(number) }))
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
  await save()
}
