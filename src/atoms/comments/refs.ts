import {
  type CommentableType,
  type CommentsOrder,
  commentsCall,
  commentThreadCall,
  listCommentsCall,
  repliesCall,
} from '#contract/comments.ts'
import type { IdOrPermalink } from '#contract/ids.ts'
import { ownCommentCall } from '#contract/ownComments.ts'
import { toRef } from '../core/toRef.ts'

/** The comments on a thing. Lists have a call of their own: a list may be private. */
export function commentsRef(type: CommentableType, id: IdOrPermalink, order: CommentsOrder = 'newest') {
  // Both calls have the same answer, and its resource has the address that the other call would give it.
  const call = type === 'lists' ? (listCommentsCall as unknown as typeof commentsCall) : commentsCall
  return toRef(call, { params: { type: type as 'movies', id }, query: order === 'newest' ? {} : { order } })
}

/** The replies to a comment. */
export const repliesRef = (id: string) => toRef(repliesCall, { params: { id } })

/** A comment, or the one that a reply answers, with its replies. */
export const commentThreadRef = (id: string) => toRef(commentThreadCall, { params: { id } })

/** The member's own comment, as the server has it. */
export const ownCommentRef = (id: string) => toRef(ownCommentCall, { params: { id } })
