import type * as z from 'zod/mini'
import type { commentThreadCall } from '#contract/comments.ts'
import type { Db } from '../../db/client.ts'
import { ProblemError } from '../../http/problemError.ts'
import * as queries from '../queries.ts'
import * as replyQueries from '../replies/queries.ts'
import { readFaces } from '../service.ts'
import { toComment } from '../toComment.ts'

/** The number of replies below a single comment. */
const THREAD_REPLIES = 200
type Thread = z.input<(typeof commentThreadCall)['answer']>

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
  const first = await replyQueries.listFirstReplies(db, [rootId], THREAD_REPLIES)
  const isAmong = named.id === rootId || first.some((reply) => reply.id === id)
  const replies = isAmong ? first : [...first, named]
  const faceOf = await readFaces(db, type, item, [root, ...replies])
  return { type, item, comment: toComment(root, replies, first[0]?.total ?? 0, faceOf) }
}
