import { eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../db/client.ts'
import { findNamedId } from '../db/named.ts'
import { movies, series } from '../db/schema/catalogue.ts'
import { images } from '../db/schema/media.ts'
import { users } from '../db/schema/users.ts'

/** The tables of what is written about. */
const tables = { movies, series } as const

export type ThingType = keyof typeof tables

/** The id of a thing named by its id or permalink; undefined when it is unknown. */
export function findThingId(db: Db, type: ThingType, id: string): Promise<string | undefined> {
  return findNamedId(db, tables[type], id)
}

export type AuthorRow = Pick<typeof users.$inferSelect, 'id' | 'username' | 'credentials' | 'hidden'> & {
  avatar: typeof images.$inferSelect | null
}

/** In no order. */
export async function findAuthors(db: Db | Tx, ids: readonly string[]): Promise<AuthorRow[]> {
  if (ids.length === 0) return []
  const { id, username, credentials, hidden } = users
  return db
    .select({ id, username, credentials, hidden, avatar: getTableColumns(images) })
    .from(users)
    .leftJoin(images, eq(images.id, users.avatarImageId))
    .where(inArray(users.id, [...ids]))
}
