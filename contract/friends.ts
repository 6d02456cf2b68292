import * as z from 'zod/mini'
import { Author } from './author.ts'
import { defineCall } from './call.ts'
import { CommentId, Instant } from './ids.ts'
import { RatableType, RatingValue } from './ratings.ts'
import { Taste } from './taste.ts'
import { Relation } from './users.ts'

/**
 * Friendship is said like a mark (`contract/marks.ts`): `PUT /api/users/{id}/friendship` asks or accepts, `DELETE`
 * withdraws, refuses or ends. Two who say it of each other are friends.
 */

/** A friend, or somebody who asks or was asked. */
export const Acquaintance = z.object({
  user: Author,
  /** When they became friends, or when it was asked. */
  since: Instant,
  /** Null of those who ask or were asked, and where the ratings are hidden. */
  taste: z.nullable(Taste),
})
export type Acquaintance = z.infer<typeof Acquaintance>

export const friendshipsCall = defineCall({
  method: 'GET',
  path: '/api/me/friendships',
  summary: 'Friends by name, requests that came and that were made, the newest first',
  audience: 'member',
  answer: z.object({
    friends: z.array(Acquaintance),
    incoming: z.array(Acquaintance),
    outgoing: z.array(Acquaintance),
  }),
})

export const MIN_NAME_QUERY = 2
export const FoundMember = z.object({ user: Author, relation: Relation })
export type FoundMember = z.infer<typeof FoundMember>

/** Those whose name begins so come first. At most ten: whoever looks for a friend knows the name. */
export const usersCall = defineCall({
  method: 'GET',
  path: '/api/users',
  summary: 'Members by name',
  audience: 'member',
  query: z.object({ q: z.string().check(z.trim(), z.minLength(MIN_NAME_QUERY), z.maxLength(40)) }),
  answer: z.object({ items: z.array(FoundMember) }),
})

/** A friend's opinion of a title. Marks they hide from friends read as not set. */
export const Opinion = z.object({
  user: Author,
  value: z.nullable(RatingValue),
  top: z.boolean(),
  flop: z.boolean(),
  ratedAt: Instant,
  /** Their last comment on it, where they have written one. */
  comment: z.nullable(z.object({ id: CommentId, body: z.string(), spoiler: z.boolean() })),
})
export type Opinion = z.infer<typeof Opinion>

export const opinionsCall = defineCall({
  method: 'GET',
  path: '/api/:type/:id/opinions',
  summary: "Friends' opinions on a film or series, the best rating first",
  audience: 'member',
  params: z.object({ type: RatableType, id: z.string().check(z.minLength(1), z.maxLength(120)) }),
  answer: z.object({
    items: z.array(Opinion),
    /** Of all friends who rated it with a value; null without one. */
    average: z.nullable(z.number()),
    /** How many friends have rated it; `items` has the first fifty. */
    count: z.int(),
  }),
})
