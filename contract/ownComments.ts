import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { CommentableType, ThingId } from './comments.ts'
import { CommentId, Instant, MadeId } from './ids.ts'
import { receiptOf } from './receipt.ts'
import { isVisible } from './visibleText.ts'

/** Words of one comment (K5), and characters, whatever the words. */
export const MAX_COMMENT_WORDS = 2_000
export const MAX_COMMENT_LENGTH = 20_000

/** Counts words as a reader would. */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** One of a member's own comments as the server holds it. */
export const OwnComment = z.object({
  id: CommentId,
  type: CommentableType,
  /** The id of the thing it is about. */
  item: z.string(),
  /** The comment that it answers; null for none. */
  parent: z.nullable(CommentId),
  body: z.string(),
  spoiler: z.boolean(),
  deleted: z.boolean(),
  /** By the moderation: its author alone still reads it. */
  hidden: z.optional(z.boolean()),
  createdAt: Instant,
  /** Server time of the last change, and the version that `If-Match` names (`toVersion`). */
  updatedAt: Instant,
})
export type OwnComment = z.infer<typeof OwnComment>

/** The `If-Match` of a comment's version. */
export const toVersion = (updatedAt: string): string => `"${updatedAt}"`

const CommentReceipt = receiptOf(OwnComment)

const Words = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(MAX_COMMENT_LENGTH),
  z.refine((text) => countWords(text) <= MAX_COMMENT_WORDS, { error: 'too_many_words' }),
  isVisible,
)

/** The current version, for the author of a change that met another version; refused as `owner` to anybody else. */
export const ownCommentCall = defineCall({
  method: 'GET',
  path: '/api/comments/:id',
  summary: "One of the member's own comments, taken back or not",
  audience: 'member',
  params: z.object({ id: CommentId }),
  answer: OwnComment,
})

export const createCommentCall = defineCall({
  method: 'POST',
  path: '/api/:type/:id/comments',
  summary: 'Comment on a thing, or reply to a comment',
  audience: 'member',
  command: true,
  publishes: true,
  params: z.object({ type: CommentableType, id: ThingId }),
  body: z.object({
    comment: z.object({
      /** Made by the device, so that what was written without a network keeps it. */
      id: z.optional(MadeId),
      body: Words,
      spoiler: z.optional(z.boolean()),
      /** A reply to a reply goes below the same comment. */
      parent_id: z.optional(z.nullable(CommentId)),
    }),
  }),
  answer: CommentReceipt,
})

/** With `If-Match`, refused as `version` (412) when somebody, perhaps oneself elsewhere, changed it meanwhile. */
export const updateCommentCall = defineCall({
  method: 'PATCH',
  path: '/api/comments/:id',
  summary: "Change one's comment",
  audience: 'member',
  command: true,
  publishes: true,
  params: z.object({ id: CommentId }),
  body: z.object({ comment: z.object({ body: Words, spoiler: z.optional(z.boolean()) }) }),
  answer: CommentReceipt,
})

export const deleteCommentCall = defineCall({
  method: 'DELETE',
  path: '/api/comments/:id',
  summary: "Take one's comment back",
  audience: 'member',
  command: true,
  params: z.object({ id: CommentId }),
  answer: CommentReceipt,
})
