import type * as z from 'zod/mini'
import type { repliesCall } from '#contract/comments.ts'
import type { Db } from '../../db/client.ts'
import { pageOf } from '../../http/pageOf.ts'
import { ProblemError } from '../../http/problemError.ts'
import * as queries from '../queries.ts'
import { readFaces } from '../service.ts'
import { toReply } from '../toComment.ts'
import * as replyQueries from './queries.ts'

const REPLIES_PER_PAGE = 50
type Replies = z.input<(typeof repliesCall)['answer']>

/**
 * Replies to a comment on a thing that is visible to everybody, in the order of writing. @throws ProblemError
 * `not_found`
 */
export async function listReplies(db: Db, id: string, page = 1): Promise<Replies> {
  const parent = await queries.findOnSeen(db, id, null)
  if (!parent) throw new ProblemError('not_found')
  const found = await replyQueries.listReplies(db, id, pageOf(page, REPLIES_PER_PAGE))
  const rows = found.slice(0, REPLIES_PER_PAGE)
  const faceOf = await readFaces(db, parent.itemType, parent.itemId, rows)
  return {
    items: rows.map((row) => toReply(row, faceOf)),
    nextPage: found.length > REPLIES_PER_PAGE ? page + 1 : null,
    filters: {},
  }
}
