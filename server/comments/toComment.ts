import type * as z from 'zod/mini'
import type { Comment, CommentableType, Reply } from '#contract/comments.ts'
import type { OwnComment } from '#contract/ownComments.ts'
import type { AuthorView } from '../community/service.ts'
import type { CommentRow } from './rows.ts'

/** The author of a row, and the author's rating of the thing that the row is about. */
export type FaceOf = (row: { userId: string }) => { author: AuthorView; rating?: number }

/** A comment with the first of its replies. */
export function toComment(
  row: CommentRow,
  replies: readonly CommentRow[],
  repliesCount: number,
  faceOf: FaceOf,
): z.input<typeof Comment> {
  return { ...toReply(row, faceOf), replies: replies.map((reply) => toReply(reply, faceOf)), repliesCount }
}

/** A reply for every reader: without the reader's digg or flag. */
export function toReply(row: CommentRow, faceOf: FaceOf): z.input<typeof Reply> {
  const { id, body, spoiler, deleted, hidden, diggsCount, createdAt, updatedAt } = row
  return {
    id,
    ...faceOf(row),
    body: hidden ? '' : body,
    spoiler,
    deleted: deleted || hidden,
    ...(hidden && !deleted ? { hidden } : {}),
    diggs_count: diggsCount,
    digged: false,
    is_flagged: false,
    flagged_id: null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/** A comment for its author. */
export function toOwnComment(row: CommentRow): z.input<typeof OwnComment> {
  const { id, itemType, itemId, parentId, body, spoiler, deleted, hidden, createdAt, updatedAt } = row
  return {
    id,
    type: itemType as CommentableType,
    item: itemId,
    parent: parentId,
    body,
    spoiler,
    deleted,
    ...(hidden ? { hidden } : {}),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
