import type * as z from 'zod/mini'
import type { CommentableType, CommentsOrder, commentsCall } from '#contract/comments.ts'
import { readAuthors } from '../community/service.ts'
import type { Db } from '../db/client.ts'
import { pageOf } from '../http/pageOf.ts'
import { readShownValues } from '../ratings/service.ts'
import { readThingId } from '../things/service.ts'
import * as queries from './queries.ts'
import * as replyQueries from './replies/queries.ts'
import { isSeenComment as isSeen } from './seen/queries.ts'
import { type FaceOf, toComment } from './toComment.ts'
import { listCommentChanges as commentChanges } from './writing/service.ts'

const COMMENTS_PER_PAGE = 20
/** The number of replies below each comment of a list; the others are read on request. */
const FIRST_REPLIES = 3
/**
 * The same for the comments on a list: the call for the other replies knows no member, so it may not answer about a
 * private list.
 */
const LIST_REPLIES = 200

type Comments = z.input<(typeof commentsCall)['answer']>

/**
 * The comments on a thing.
 *
 * @param userId the reader, where the answer depends on it: a private list is visible to its author alone.
 * @throws ProblemError `not_found`
 */
export async function listComments(
  db: Db,
  type: CommentableType,
  id: string,
  { order = 'newest', page = 1 }: { order?: CommentsOrder | undefined; page?: number | undefined } = {},
  userId: string | null = null,
): Promise<Comments> {
  const itemId = await readThingId(db, type, id, userId)
  const [found, commentsCount] = await Promise.all([
    queries.listComments(db, type, itemId, order, pageOf(page, COMMENTS_PER_PAGE)),
    queries.countComments(db, type, itemId),
  ])
  const rows = found.slice(0, COMMENTS_PER_PAGE)
  const replies = await replyQueries.listFirstReplies(
    db,
    rows.map((row) => row.id),
    type === 'lists' ? LIST_REPLIES : FIRST_REPLIES,
  )
  const faceOf = await readFaces(db, type, itemId, [...rows, ...replies])
  const moreages = found.length > COMMENTS_PER_PAGE
  return {
    items: rows.map((row) => {
      const own = replies.filter(({ parentId }) => parentId === row.id)
      return toComment(row, own, own[0]?.total ?? 0, faceOf)
    }),
    nextPage: moreages ? page + 1 : null,
    filters: { order },
    moreages,
    commentsCount,
  }
}

export const listCommentChanges = commentChanges

/** Condition for the comments that a reader may see, for other domains' queries. */
export const isSeenComment = isSeen

/** The number of comments and replies that a member has written. */
export function countCommentsOf(db: Db, userId: string): Promise<number> {
  return queries.countCommentsOf(db, userId)
}

/** The authors of these rows, with each author's public rating of the film or series. */
export async function readFaces(
  db: Db,
  type: CommentableType,
  itemId: string,
  rows: readonly { userId: string }[],
): Promise<FaceOf> {
  const authorOf = await readAuthors(db, rows)
  if (type !== 'movies' && type !== 'series') return (row) => ({ author: authorOf(row) })
  const ids = [...new Set(rows.map(({ userId }) => userId))]
  const values = await readShownValues(db, { type, id: itemId }, ids)
  return (row) => {
    const rating = values.get(row.userId)
    return { author: authorOf(row), ...(rating !== undefined && { rating }) }
  }
}
