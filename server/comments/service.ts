import type * as z from 'zod/mini'
import type { CommentableType, commentsCall, repliesCall } from '#contract/comments.ts'
import { readAuthors, readThingId } from '../community/service.ts'
import type { Db } from '../db/client.ts'
import { pageOf } from '../http/pageOf.ts'
import { ProblemError } from '../http/problemError.ts'
import * as queries from './queries.ts'
import { toComment, toReply } from './toComment.ts'

const COMMENTS_PER_PAGE = 20
const REPLIES_PER_PAGE = 50
/** Under each comment of a list; the others come when they are asked for. */
const FIRST_REPLIES = 3

type Comments = z.input<(typeof commentsCall)['answer']>
type Replies = z.input<(typeof repliesCall)['answer']>

/** What is said of a film or series, the newest first. @throws ProblemError `not_found` */
export async function listComments(db: Db, type: CommentableType, id: string, page = 1): Promise<Comments> {
  const itemId = await readThingId(db, type, id)
  const [found, commentsCount] = await Promise.all([
    queries.listComments(db, type, itemId, pageOf(page, COMMENTS_PER_PAGE)),
    queries.countComments(db, type, itemId),
  ])
  const rows = found.slice(0, COMMENTS_PER_PAGE)
  const replies = await queries.listFirstReplies(
    db,
    rows.map((row) => row.id),
    FIRST_REPLIES,
  )
  const authorOf = await readAuthors(db, [...rows, ...replies])
  const moreages = found.length > COMMENTS_PER_PAGE
  return {
    items: rows.map((row) => {
      const own = replies.filter(({ parentId }) => parentId === row.id)
      return toComment(row, own, own[0]?.total ?? 0, authorOf)
    }),
    nextPage: moreages ? page + 1 : null,
    filters: {},
    moreages,
    commentsCount,
  }
}

/** How many comments and replies a member has written. */
export function countCommentsOf(db: Db, userId: string): Promise<number> {
  return queries.countCommentsOf(db, userId)
}

/** Replies to a comment as they were written. @throws ProblemError `not_found` */
export async function listReplies(db: Db, id: string, page = 1): Promise<Replies> {
  if (!(await queries.hasComment(db, id))) throw new ProblemError('not_found')
  const found = await queries.listReplies(db, id, pageOf(page, REPLIES_PER_PAGE))
  const rows = found.slice(0, REPLIES_PER_PAGE)
  const authorOf = await readAuthors(db, rows)
  return {
    items: rows.map((row) => toReply(row, authorOf)),
    nextPage: found.length > REPLIES_PER_PAGE ? page + 1 : null,
    filters: {},
  }
}
