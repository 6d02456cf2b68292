import * as z from 'zod/mini'
import { Author } from './author.ts'
import { defineCall } from './call.ts'
import { CommentId, Instant } from './ids.ts'
import { listView, Page } from './listView.ts'
import { RatingValue } from './ratings.ts'
import { receiptOf } from './receipt.ts'
import { typesWith } from './things.ts'
import { isVisible } from './visibleText.ts'

/** Words of one comment (K5), and characters, whatever the words. */
export const MAX_COMMENT_WORDS = 2_000
export const MAX_COMMENT_LENGTH = 20_000

/** Counts words as a reader would. */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length

const commentableTypes = typesWith('commentable')
const publicTypes = commentableTypes.filter((type) => type !== 'lists')

/** The types of things with comments, as they stand in a path. */
export const CommentableType = z.enum(commentableTypes)
export type CommentableType = z.infer<typeof CommentableType>

/** The id of what is commented on, or its permalink. */
const ThingId = z.string().check(z.minLength(1), z.maxLength(120))

/** A reply, or a comment without its replies. The fields of PRODUCT K4 are spelled as there. */
export const Reply = z.object({
  id: CommentId,
  author: Author,
  /** The author's rating of the film or series; missing without one, or where it is not shown to everybody. */
  rating: z.optional(RatingValue),
  /** Plain text; an empty line parts paragraphs. */
  body: z.string(),
  /** Gives away what happens: folded until the reader wants it. */
  spoiler: z.boolean(),
  /** Its author took it back; it stands here without its words, for the sake of the replies below it. */
  deleted: z.boolean(),
  /** By the moderation: then it reads as one that was taken back. */
  hidden: z.optional(z.boolean()),
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

/** `diggs`: the best liked first, the newest of them before older ones. */
export const CommentsOrder = z.enum(['newest', 'diggs'])
export type CommentsOrder = z.infer<typeof CommentsOrder>

const CommentsQuery = z.object({ order: z.optional(CommentsOrder), page: Page })

const Comments = z.extend(listView(Comment, z.object({ order: z.optional(CommentsOrder) })), {
  /** Whether older comments follow (PRODUCT K4). */
  moreages: z.boolean(),
  /** Comments and replies together. */
  commentsCount: z.int(),
})

export const commentsCall = defineCall({
  method: 'GET',
  path: '/api/:type/:id/comments',
  summary: 'Comments on a film, series, person, fact or article, the newest or the best liked first',
  audience: 'public',
  params: z.object({ type: z.enum(publicTypes), id: ThingId }),
  query: CommentsQuery,
  answer: Comments,
})

/** A list may be its author's alone: what is said of it is answered to whoever may see it, and kept by nobody. */
export const listCommentsCall = defineCall({
  method: 'GET',
  path: '/api/lists/:id/comments',
  summary: 'Comments on a list, the newest or the best liked first',
  audience: 'personal',
  params: z.object({ id: ThingId }),
  query: CommentsQuery,
  answer: Comments,
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

/**
 * The target of an address that names a comment: the comment, or the one that the named reply stands below, with its
 * replies and in any case the named one. Kept by nobody, as a list may be its author's alone. Answered 404 where its
 * thing's comments do not show it.
 */
export const commentThreadCall = defineCall({
  method: 'GET',
  path: '/api/comments/:id/thread',
  summary: 'One comment, or the one that a reply stands below, with its replies',
  audience: 'personal',
  params: z.object({ id: CommentId }),
  answer: z.object({
    type: CommentableType,
    /** The id of the thing it is about. */
    item: z.string(),
    comment: Comment,
  }),
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
