import { and, asc, eq, getTableColumns, inArray, isNotNull, not, or, sql } from 'drizzle-orm'
import { profileParts } from '#contract/privacy.ts'
import type { Db } from '../../db/client.ts'
import { isBlocked } from '../../db/isBlocked.ts'
import { isNamedLike } from '../../db/isNamedLike.ts'
import { isPartShown } from '../../db/isPartShown.ts'
import { images } from '../../db/schema/media.ts'
import { users } from '../../db/schema/users.ts'

const face = {
  id: users.id,
  username: users.username,
  credentials: users.credentials,
  avatar: getTableColumns(images),
}
export type MemberRow = Pick<typeof users.$inferSelect, 'id' | 'username' | 'credentials'> & {
  avatar: typeof images.$inferSelect | null
}

/** Members whose profile shows nothing to everybody are not found by everybody. */
const showsSomething = or(...profileParts.map((part) => isPartShown(part, users.id, null)))

/**
 * Members by a part of their folded name: who is called exactly so, then whose name begins so, then by name.
 *
 * @param keys the ways in which the part may be spelled.
 */
export function findMembers(
  db: Db,
  keys: readonly string[],
  now: Date,
  limit: number,
): Promise<(MemberRow & { isCalled: boolean })[]> {
  const named = isNamedLike(keys)
  const isCalled = inArray(users.usernameKey, [...keys])
  return db
    .select({ ...face, isCalled: sql<boolean>`${isCalled}` })
    .from(users)
    .leftJoin(images, eq(images.id, users.avatarImageId))
    .where(
      and(
        named.holds,
        isNotNull(users.activatedAt),
        eq(users.hidden, false),
        not(isBlocked(users.id, now)),
        showsSomething,
      ),
    )
    .orderBy(sql`not (${isCalled})`, sql`not (${named.begins})`, asc(users.usernameKey))
    .limit(limit)
}

/** The parts of these members that are shown, in no order. */
export function readMembers(db: Db, ids: readonly string[]): Promise<MemberRow[]> {
  return db
    .select(face)
    .from(users)
    .leftJoin(images, eq(images.id, users.avatarImageId))
    .where(inArray(users.id, [...ids]))
}
