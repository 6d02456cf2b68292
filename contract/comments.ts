import * as z from 'zod/mini'
import { Author } from './author.ts'
import { defineCall } from './call.ts'
import { CommentId, Instant, MovieId, SeriesId } from './ids.ts'
import { listView, Page } from './listView.ts'

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

export const repliesCall = defineCall({
  method: 'GET',
  path: '/api/comments/:id/replies',
  summary: 'Replies to a comment, in the order they were written',
  audience: 'public',
  params: z.object({ id: CommentId }),
  query: z.object({ page: Page }),
  answer: listView(Reply, z.object({})),
})
