import { eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../db/client.ts'
import { images } from '../db/schema/media.ts'
import { users } from '../db/schema/users.ts'

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
