import * as z from 'zod/mini'
import { Author } from './author.ts'
import { defineCall } from './call.ts'
import { CommentId, Instant } from './ids.ts'
import { Image } from './image.ts'
import { RatingValue } from './ratings.ts'

/** Where something happens: a film, a series, a person, an article or a list. */
export const Place = z.object({
  title: z.string(),
  /** Of the page that shows it, below the host. */
  path: z.string(),
  /** Of films and series alone. */
  poster: z.nullable(Image),
})
export type Place = z.infer<typeof Place>

export const Discussion = z.extend(Place, {
  /** `{type}/{id}` of the thing. */
  key: z.string(),
  /** Comments and replies together, old ones too. */
  commentsCount: z.int(),
  /** The last few members who wrote, the latest first; never empty. */
  authors: z.array(Author),
  /** Of the latest comment. */
  latestAt: Instant,
})
export type Discussion = z.infer<typeof Discussion>

export const discussionsCall = defineCall({
  method: 'GET',
  path: '/api/discussions',
  summary: 'The things most commented on lately',
  audience: 'public',
  answer: z.object({ items: z.array(Discussion) }),
})

const act = { key: z.string(), user: Author, at: Instant, place: Place }

/** Something that a friend did. The parts of a rating that the friend hides read as not set. */
export const Act = z.discriminatedUnion('kind', [
  z.object({ ...act, kind: z.literal('rating'), value: z.nullable(RatingValue), top: z.boolean(), flop: z.boolean() }),
  /** `excerpt`: the beginning of its text; null of a spoiler. */
  z.object({ ...act, kind: z.literal('comment'), id: CommentId, excerpt: z.nullable(z.string()) }),
  z.object({ ...act, kind: z.literal('list'), itemsCount: z.int() }),
])
export type Act = z.infer<typeof Act>

export const activityCall = defineCall({
  method: 'GET',
  path: '/api/me/activity',
  summary: "Friends' latest ratings, comments and lists, the newest first",
  audience: 'member',
  answer: z.object({
    items: z.array(Act),
    /** Whether the member has friends at all. */
    hasFriends: z.boolean(),
  }),
})
