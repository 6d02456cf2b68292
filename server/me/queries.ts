import { eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { images } from '../db/schema/media.ts'
import { users } from '../db/schema/users.ts'

/** A member's picture; undefined when there is none. */
export async function findAvatar(db: Db, userId: string): Promise<{ id: string; filename: string } | undefined> {
  const [avatar] = await db
    .select({ id: images.id, filename: images.filename })
    .from(users)
    .innerJoin(images, eq(images.id, users.avatarImageId))
    .where(eq(users.id, userId))
  return avatar
}
