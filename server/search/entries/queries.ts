import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { insertAll } from '../../db/insertAll.ts'
import { promotedItems, searchEntries } from '../../db/schema/search.ts'
import type { Ids } from '../../things/search.ts'
import type { ItemClass, Promotion, SearchEntry } from '../rows.ts'

/** Puts entries in the place of those of these ids; without ids, of all of their class. */
export async function replaceEntries(
  tx: Tx,
  itemClass: ItemClass,
  ids: Ids,
  entries: readonly SearchEntry[],
): Promise<void> {
  await tx
    .delete(searchEntries)
    .where(and(eq(searchEntries.itemClass, itemClass), ids && inArray(searchEntries.itemId, [...ids])))
  if (entries.length > 0) await insertAll(tx, searchEntries, entries)
}

/** Those that are there already stay as they are. */
export async function insertPromotions(tx: Tx, promotions: readonly Promotion[]): Promise<void> {
  await insertAll(tx, promotedItems, promotions)
}
