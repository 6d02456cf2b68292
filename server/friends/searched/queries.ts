import { and, asc, eq, inArray, isNotNull, ne, not, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { isBlocked } from '../../db/isBlocked.ts'
import { isNamedLike } from '../../db/isNamedLike.ts'
import { hasMuted } from '../../db/isPartShown.ts'
import { marks } from '../../db/schema/marks.ts'
import { images } from '../../db/schema/media.ts'
import { users } from '../../db/schema/users.ts'
import { face, isShownTo } from '../queries.ts'

/**
 * Members by a part of their folded name; those whose name begins with it come first. Left out are members with whom no
 * friendship is possible: those who have muted the viewer, and blocked ones.
 *
 * @param keys the ways in which the part may be spelled.
 */
export function findByName(db: Db, viewer: string, keys: readonly string[], now: Date, limit: number) {
  const named = isNamedLike(keys)
  return db
    .select({ ...face })
    .from(users)
    .leftJoin(images, eq(images.id, users.avatarImageId))
    .where(
      and(
        named.holds,
        isNotNull(users.activatedAt),
        ne(users.id, viewer),
        isShownTo(viewer),
        not(hasMuted(users.id, viewer)),
        not(isBlocked(users.id, now)),
      ),
    )
    .orderBy(sql`not (${named.begins})`, asc(users.usernameKey))
    .limit(limit)
}

/** The friend requests between a member and these others, in both directions. */
export function findAskings(db: Db, viewer: string, ids: readonly string[]) {
  const others = [...ids]
  return db
    .select({ userId: marks.userId, itemId: marks.itemId })
    .from(marks)
    .where(
      and(
        eq(marks.kind, 'friendship'),
        eq(marks.itemType, 'users'),
        eq(marks.set, true),
        or(
          and(eq(marks.userId, viewer), inArray(marks.itemId, others)),
          and(eq(marks.itemId, viewer), inArray(marks.userId, others)),
        ),
      ),
    )
}
