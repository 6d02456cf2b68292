import * as z from 'zod/mini'
import { Author } from './author.ts'
import { defineCall } from './call.ts'
import { CommentId, Instant, MovieId, SeriesId } from './ids.ts'
import { listView, Page } from './listView.ts'

/** Words of one comment (K5), and characters, whatever the words. */
export const MAX_COMMENT_WORDS = 2_000
export const MAX_COMMENT_LENGTH = 20_000

/** Counts words as a reader would. */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** What is commented on today, as it stands in a path. */
export const CommentableType = z.enum(['movies', 'series'])
export type CommentableType = z.infer<typeof CommentableType>

/** A reply, or a comment without its replies. The fields of SPEC §3 are spelled as there. */
export const Reply = z.object({
  id: CommentId,
  author: Author,
  /** Plain text; an empty line parts paragraphs. */
  body: z.string(),
  /** Gives away what happens: folded until the reader wants it. */
  spoiler: z.boolean(),
  /** Its author took it back; it stands here without its words, for the sake of the replies below it. */
  deleted: z.boolean(),
  diggs_count: z.int(),
  /** Personal marks: never set in this public answer. */
  digged: z.boolean(),
  is_flagged: z.boolean(),
  flagged_id: z.nullable(z.string()),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Reply = z.infer<typeof Reply>

export const Comment = z.extend(Reply, {
  /** The first few, in the order they were written. */
  replies: z.array(Reply),
  repliesCount: z.int(),
})
export type Comment = z.infer<typeof Comment>

export const commentsCall = defineCall({
  method: 'GET',
  path: '/api/:type/:id/comments',
  summary: 'Comments on a film or series, the newest first',
  audience: 'public',
  params: z.object({ type: CommentableType, id: z.union([MovieId, SeriesId]) }),
  query: z.object({ page: Page }),
  answer: z.extend(listView(Comment, z.object({})), {
    /** Whether older comments follow (SPEC §3). */
    moreages: z.boolean(),
    /** Comments and replies together. */
    commentsCount: z.int(),
  }),
})

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
  createdAt: Instant,
  /** Server time of the last change, and the version that `If-Match` names (`toVersion`). */
  updatedAt: Instant,
})
export type OwnComment = z.infer<typeof OwnComment>

/** The `If-Match` of a comment's version. */
export const toVersion = (updatedAt: string): string => `"${updatedAt}"`

const CommentReceipt = z.object({ applied: z.boolean(), current: OwnComment })

const Words = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(MAX_COMMENT_LENGTH),
  z.refine((text) => countWords(text) <= MAX_COMMENT_WORDS, { error: 'too_many_words' }),
)

/** What the server holds of it by now, for whoever wrote over another version; refused as `owner` to anybody else. */
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
  summary: 'Comment on a film or series, or reply to a comment',
  audience: 'member',
  command: true,
  publishes: true,
  params: z.object({ type: CommentableType, id: z.union([MovieId, SeriesId]) }),
  body: z.object({
    comment: z.object({
      /** Made by the device, so that what was written without a network keeps it. */
      id: z.optional(z.uuid()),
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

export const repliesCall = defineCall({
  method: 'GET',
  path: '/api/comments/:id/replies',
  summary: 'Replies to a comment, in the order they were written',
  audience: 'public',
  params: z.object({ id: CommentId }),
  query: z.object({ page: Page }),
  answer: listView(Reply, z.object({})),
})
