import { and, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { marks } from '../../db/schema/marks.ts'

const isFlag = and(eq(marks.kind, 'flag'), eq(marks.set, true))

/** A flag with the member's own words. */
export type FlagWordsRow = Pick<
  typeof marks.$inferSelect,
  'itemType' | 'itemId' | 'userId' | 'reason' | 'updatedAt'
> & {
  words: string
}

/** The flags of several things that have the member's own words, the latest first. */
export async function listFlagWords(db: Db, things: readonly { id: string }[]): Promise<FlagWordsRow[]> {
  if (things.length === 0) return []
  const { itemType, itemId, userId, reason, words, updatedAt } = marks
  const ids = things.map(({ id }) => id)
  return db
    .select({ itemType, itemId, userId, reason, words: sql<string>`${words}`, updatedAt })
    .from(marks)
    .where(and(isFlag, inArray(itemId, ids), isNotNull(words)))
    .orderBy(desc(updatedAt), userId)
}

/** The number of flags of a thing. @param after only later ones; null: all. */
export function countFlags(tx: Tx, thing: { type: string; id: string }, after: Date | null): Promise<number> {
  const isOfThing = and(sql`${marks.itemType} = ${thing.type}`, eq(marks.itemId, thing.id))
  return tx.$count(marks, and(isFlag, isOfThing, after === null ? undefined : gt(marks.updatedAt, after)))
}
