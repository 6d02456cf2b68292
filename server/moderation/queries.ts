import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { WrittenType } from '#contract/moderationMembers.ts'
import type { Db, Tx } from '../db/client.ts'
import { marks } from '../db/schema/marks.ts'
import { moderationLog } from '../db/schema/moderation.ts'
import { findNames as findThingNames } from '../things/queries.ts'
import { listModeratedKinds } from '../things/registry.ts'
import type { FlagWordsRow, ThingKey } from './rows.ts'

/** The flags of several things that have the member's own words, the latest first. */
export async function listFlagWords(db: Db, keys: readonly ThingKey[]): Promise<FlagWordsRow[]> {
  if (keys.length === 0) return []
  const { itemType, itemId, userId, reason, words, updatedAt } = marks
  const ids = keys.map(({ id }) => id)
  return db
    .select({ itemType, itemId, userId, reason, words: sql<string>`${words}`, updatedAt })
    .from(marks)
    .where(and(eq(marks.kind, 'flag'), eq(marks.set, true), inArray(itemId, ids), isNotNull(words)))
    .orderBy(desc(updatedAt), userId)
}

/** Names of members by id; deleted members have none. */
export async function findNames(db: Db | Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await findThingNames(db, 'users', [...new Set(ids)], null)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The number of open flags of a thing. */
export async function countOpenFlags(tx: Tx, { type, id }: ThingKey): Promise<number> {
  const closedAt = tx
    .select({ at: sql`coalesce(max(${moderationLog.at}), '-infinity')` })
    .from(moderationLog)
    .where(
      and(
        eq(moderationLog.itemType, type),
        eq(moderationLog.itemId, id),
        inArray(moderationLog.action, ['hide', 'dismiss']),
      ),
    )
  return tx.$count(
    marks,
    and(
      eq(marks.kind, 'flag'),
      eq(marks.itemType, type),
      eq(marks.itemId, id),
      eq(marks.set, true),
      sql`${marks.updatedAt} > (${closedAt})`,
    ),
  )
}

/** The numbers of a member's visible and hidden things, by type. */
export async function countThingsOf(db: Db, userId: string) {
  const written = listModeratedKinds().filter(({ table, author }) => author !== table.id)
  const numbers = await Promise.all(
    written.map(async ({ type, table, author, isShown }) => ({
      type,
      shown: await db.$count(table, and(eq(author, userId), isShown)),
      hidden: await db.$count(table, and(eq(author, userId), eq(table.hidden, true))),
    })),
  )
  return {
    ...(Object.fromEntries(numbers.map(({ type, shown }) => [type, shown])) as Record<WrittenType, number>),
    hidden: numbers.reduce((sum, { hidden }) => sum + hidden, 0),
  }
}
