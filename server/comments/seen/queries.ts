import { type SQL, sql } from 'drizzle-orm'
import { typesWith } from '#contract/things.ts'
import type { Viewer } from '../../db/described.ts'
import { hasFlagged } from '../../db/hasFlagged.ts'
import { isShownComment } from '../../db/isShown.ts'
import { comments } from '../../db/schema/comments.ts'
import { isThingSeen } from '../../things/readers/queries.ts'
import { listKinds } from '../../things/registry.ts'

/** Whether somebody may see the thing that a comment is about, as a condition of any query on `comments`. */
export const isAboutSeen = (viewer: Viewer): SQL =>
  isThingSeen(comments.itemType, comments.itemId, viewer, typesWith('commentable'))

/** Whether somebody may read a comment, as a condition of any query on `comments`. */
export const isSeenComment = (viewer: Viewer): SQL => sql`(${isShownComment} and ${isAboutSeen(viewer)})`

/**
 * Which comments the moderation may look at, hidden or not (ADR 035): all but those on what its author keeps to
 * themselves. That author may still show the moderation what others wrote there, by a flag: whoever insults somebody
 * must not get away because a list was made private.
 */
export function isModeratedComment(): SQL {
  const cases = listKinds().flatMap(({ type, table, author, isThere, moderation }) =>
    moderation?.coversTalk && moderation.isOpen && author
      ? [
          sql`when ${type} then exists (select from ${table} where ${table.id} = ${comments.itemId}
            and ${isThere ?? sql`true`}
            and (${moderation.isOpen()} or ${hasFlagged(author, 'comments', comments.id)}))`,
        ]
      : [],
  )
  const isOpen =
    cases.length === 0 ? sql`true` : sql`case ${comments.itemType} ${sql.join(cases, sql` `)} else true end`
  return sql`(not ${comments.deleted} and ${isOpen})`
}
