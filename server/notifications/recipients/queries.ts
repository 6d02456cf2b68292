import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { marks } from '../../db/schema/marks.ts'
import { users } from '../../db/schema/users.ts'
import type { Thing } from '../rows.ts'

/** The most watchers who are notified of one event: those whose watch is the latest. */
const MOST_WATCHERS = 10_000

/** The watches on any of these things, with the member. */
export async function listWatchers(tx: Tx, things: readonly Thing[]): Promise<{ userId: string; thing: Thing }[]> {
  const isOne = or(...things.map(({ type, id }) => and(sql`${marks.itemType} = ${type}`, eq(marks.itemId, id))))
  const rows = await tx
    .select({ userId: marks.userId, type: marks.itemType, id: marks.itemId })
    .from(marks)
    .where(and(eq(marks.kind, 'watch'), eq(marks.set, true), isOne))
    .orderBy(desc(marks.updatedAt))
    .limit(MOST_WATCHERS)
  return rows.map(({ userId, type, id }) => ({ userId, thing: { type, id } }))
}

/** The members with these folded names (`toUsernameKey`). */
export async function findByNames(tx: Tx, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.usernameKey, [...keys]), sql`${users.activatedAt} is not null`))
  return rows.map(({ id }) => id)
}
