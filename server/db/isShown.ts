import { and, eq, not, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db, Tx } from './client.ts'
import { comments, trivia } from './schema/community.ts'
import { lists } from './schema/lists.ts'
import { marks } from './schema/marks.ts'

/**
 * What everybody may read of what members write: neither taken back by its author nor hidden by the moderation. Every
 * query that answers to others asks by one of these.
 */
export const isShownComment = and(eq(comments.deleted, false), eq(comments.hidden, false))
export const isShownTrivia = and(eq(trivia.deleted, false), eq(trivia.hidden, false))
/** A private one is nobody's but its author's. */
export const isShownList = and(eq(lists.private, false), eq(lists.deleted, false), eq(lists.hidden, false))

/**
 * Whether a member has not muted somebody: for personal answers. Public ones are the same for everybody, and are
 * filtered on the device (`useMuted`).
 *
 * @param author the column that holds whose it is.
 */
export function isNotMutedBy(db: Db | Tx, viewerId: string, author: AnyPgColumn): SQL {
  const muted = db
    .select({ id: marks.itemId })
    .from(marks)
    .where(
      and(
        eq(marks.userId, viewerId),
        eq(marks.kind, 'mute'),
        eq(marks.itemType, 'users'),
        eq(marks.set, true),
        eq(marks.itemId, author),
      ),
    )
  return not(sql`exists ${muted}`)
}
