import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/client.ts'
import { marks } from '../../db/schema/marks.ts'

/* Marks as the domains read them that marks themselves call: notifications and events. */

type Key = { type: string; id: string }

/** The most watchers who are found: those whose watch is the latest. */
const MOST_WATCHERS = 10_000

/** The watches on any of these things, with the member. */
export async function listWatchers(tx: Tx, things: readonly Key[]): Promise<{ userId: string; thing: Key }[]> {
  const isOne = or(...things.map(({ type, id }) => and(sql`${marks.itemType} = ${type}`, eq(marks.itemId, id))))
  const rows = await tx
    .select({ userId: marks.userId, type: marks.itemType, id: marks.itemId })
    .from(marks)
    .where(and(eq(marks.kind, 'watch'), eq(marks.set, true), isOne))
    .orderBy(desc(marks.updatedAt))
    .limit(MOST_WATCHERS)
  return rows.map(({ userId, type, id }) => ({ userId, thing: { type, id } }))
}

/** A member, and another whom the first has muted. */
export type Muting = { viewer: string; actor: string }

/** The mutes of these actors by these viewers. */
export async function findMutings(
  db: Db | Tx,
  viewers: readonly string[],
  actors: readonly string[],
): Promise<Muting[]> {
  if (viewers.length === 0 || actors.length === 0) return []
  return db
    .select({ viewer: marks.userId, actor: marks.itemId })
    .from(marks)
    .where(
      and(
        eq(marks.kind, 'mute'),
        eq(marks.itemType, 'users'),
        eq(marks.set, true),
        inArray(marks.itemId, [...actors]),
        inArray(marks.userId, [...viewers]),
      ),
    )
}
