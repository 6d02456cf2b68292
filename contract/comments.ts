import * as z from 'zod/mini'
import { Author } from './author.ts'
import { defineCall } from './call.ts'
import { CommentId, Instant } from './ids.ts'
import { listView, Page } from './listView.ts'
import { RatingValue } from './ratings.ts'
import { typesWith } from './things.ts'

const commentableTypes = typesWith('commentable')
const publicTypes = commentableTypes.filter((type) => type !== 'lists')

/** The types of things with comments, as they stand in a path. */
export const CommentableType = z.enum(commentableTypes)
export type CommentableType = z.infer<typeof CommentableType>

/** The id of what is commented on, or its permalink. */
export const ThingId = z.string().check(z.minLength(1), z.maxLength(120))

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
