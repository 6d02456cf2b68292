import { and, eq, inArray, max } from 'drizzle-orm'
import type { WrittenType } from '#contract/moderationMembers.ts'
import type { Db, Tx } from '../db/client.ts'
import { moderationLog } from '../db/schema/moderation.ts'
import { findNames as findThingNames } from '../things/queries.ts'
import { listModeratedKinds } from '../things/registry.ts'
import type { ThingKey } from './rows.ts'

/** Names of members by id; deleted members have none. */
export async function findNames(db: Db | Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await findThingNames(db, 'users', [...new Set(ids)], null)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** When a thing was last hidden, or its flags dismissed; null when never. Later flags are open. */
export async function findClosing(tx: Tx, { type, id }: ThingKey): Promise<Date | null> {
  const [row] = await tx
    .select({ at: max(moderationLog.at) })
    .from(moderationLog)
    .where(
      and(
        eq(moderationLog.itemType, type),
        eq(moderationLog.itemId, id),
        inArray(moderationLog.action, ['hide', 'dismiss']),
      ),
    )
  return row?.at ?? null
}

/** The numbers of a member's visible and hidden things, by type. */
export async function countThingsOf(db: Db, userId: string) {
  const written = listModeratedKinds().filter(({ type, table, author }) => author !== table.id && type !== 'messages')
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
