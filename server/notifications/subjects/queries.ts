import { inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { comments, trivia } from '../../db/schema/community.ts'

export type ItemRow = { id: string; type: string; itemId: string }
/** What comments and pieces of trivia are about. */
export async function findItems(db: Db, type: 'comments' | 'trivia', ids: readonly string[]): Promise<ItemRow[]> {
  if (ids.length === 0) return []
  const table = type === 'comments' ? comments : trivia
  return db
    .select({ id: table.id, type: table.itemType, itemId: table.itemId })
    .from(table)
    .where(inArray(table.id, [...ids]))
}
