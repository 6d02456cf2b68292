import type * as z from 'zod/mini'
import type {
  CommentableType,
  CommentsOrder,
  commentsCall,
  commentThreadCall,
  repliesCall,
} from '#contract/comments.ts'
import { readAuthors } from '../community/service.ts'
import type { Db } from '../db/client.ts'
import { pageOf } from '../http/pageOf.ts'
import { ProblemError } from '../http/problemError.ts'
import { readShownValues } from '../ratings/service.ts'
import { readThingId } from '../things/service.ts'
import * as queries from './queries.ts'
import { isSeenComment as isSeen } from './seen/queries.ts'
import { type FaceOf, toComment, toReply } from './toComment.ts'
import { listCommentChanges as commentChanges } from './writing/service.ts'

const COMMENTS_PER_PAGE = 20
const REPLIES_PER_PAGE = 50
/** The number of replies below each comment of a list; the others are read on request. */
const FIRST_REPLIES = 3
/**
 * The same for the comments on a list: the call for the other replies knows no member, so it may not answer about a
 * private list.
 */
const LIST_REPLIES = 200
/** The number of replies below a single comment. */
const THREAD_REPLIES = 200

type Comments = z.input<(typeof commentsCall)['answer']>
type Thread = z.input<(typeof commentThreadCall)['answer']>
type Replies = z.input<(typeof repliesCall)['answer']>

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
  const replies = await queries.listFirstReplies(
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

/**
 * A comment with its replies, as it stands in the list of its thing; for a reply, the comment that it answers.
 *
 * @param userId the reader: a private list is visible to its author alone.
 * @throws ProblemError `not_found` also for a deleted or hidden comment.
 */
export async function readThread(db: Db, id: string, userId: string | null = null): Promise<Thread> {
  const named = await queries.findOnSeen(db, id, userId)
  if (!named) throw new ProblemError('not_found')
  const { itemType: type, itemId: item } = named
  const rootId = named.parentId ?? id
  const root = await queries.findListed(db, rootId)
  if (!root || (named.id !== rootId && (named.deleted || named.hidden))) throw new ProblemError('not_found')
  const first = await queries.listFirstReplies(db, [rootId], THREAD_REPLIES)
  const isAmong = named.id === rootId || first.some((reply) => reply.id === id)
  const replies = isAmong ? first : [...first, named]
  const faceOf = await readFaces(db, type, item, [root, ...replies])
  return { type, item, comment: toComment(root, replies, first[0]?.total ?? 0, faceOf) }
}

export const listCommentChanges = commentChanges

/** Condition for the comments that a reader may see, for other domains' queries. */
export const isSeenComment = isSeen

/** The number of comments and replies that a member has written. */
export function countCommentsOf(db: Db, userId: string): Promise<number> {
  return queries.countCommentsOf(db, userId)
}

/**
 * Replies to a comment on a thing that is visible to everybody, in the order of writing. @throws ProblemError
 * `not_found`
 */
export async function listReplies(db: Db, id: string, page = 1): Promise<Replies> {
  const parent = await queries.findOnSeen(db, id, null)
  if (!parent) throw new ProblemError('not_found')
  const found = await queries.listReplies(db, id, pageOf(page, REPLIES_PER_PAGE))
  const rows = found.slice(0, REPLIES_PER_PAGE)
  const faceOf = await readFaces(db, parent.itemType, parent.itemId, rows)
  return {
    items: rows.map((row) => toReply(row, faceOf)),
    nextPage: found.length > REPLIES_PER_PAGE ? page + 1 : null,
    filters: {},
  }
}

/** The authors of these rows, with each author's public rating of the film or series. */
async function readFaces(
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
