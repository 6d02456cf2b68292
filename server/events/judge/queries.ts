import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { marks } from '../../db/schema/marks.ts'
import { users } from '../../db/schema/users.ts'

/** The present roles of some members. */
export async function findCredentials(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, credentials: users.credentials })
    .from(users)
    .where(inArray(users.id, [...ids]))
  return new Map(rows.map(({ id, credentials }) => [id, credentials]))
}

/** The mutes of these actors by these viewers, as `viewer/actor`. */
export async function findMutings(db: Db, viewers: readonly string[], actors: readonly string[]): Promise<Set<string>> {
  if (viewers.length === 0 || actors.length === 0) return new Set()
  const rows = await db
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
  return new Set(rows.map(({ viewer, actor }) => `${viewer}/${actor}`))
}
