import * as z from 'zod/mini'
import { Author } from './author.ts'
import { defineCall } from './call.ts'
import { Instant } from './ids.ts'
import { Privacy } from './privacy.ts'
import { SharedTitle, Taste } from './taste.ts'

/**
 * How two members stand to each other, as the one who asks sees it. `asked`: I have asked them; `asks`: they have asked
 * me.
 */
export const Relation = z.enum(['self', 'none', 'asked', 'asks', 'friends'])
export type Relation = z.infer<typeof Relation>

/** How many ratings a member gave in each half step: index 0 counts 0, index 1 counts 0.5 … index 20 counts 10. */
export const HALF_STEPS = 21
export const ProfileRatings = z.object({
  movies: z.int(),
  series: z.int(),
  /** Of those with a value; null without one. */
  average: z.nullable(z.number()),
  distribution: z.array(z.int()).check(z.length(HALF_STEPS)),
})
export type ProfileRatings = z.infer<typeof ProfileRatings>

/** A member as others see them. A part that is hidden from the reader, or whose author they have muted, is null. */
export const Profile = z.extend(Author, {
  since: Instant,
  ratings: z.nullable(ProfileRatings),
  favourites: z.nullable(z.object({ top: z.int(), flop: z.int() })),
  lists: z.nullable(z.int()),
  comments: z.nullable(z.int()),
  /** Entries of the diary. */
  diary: z.nullable(z.int()),
  /** Null for visitors. */
  relation: z.nullable(Relation),
  /** Null for visitors, oneself, and where the ratings are hidden. */
  taste: z.nullable(Taste),
  /** Where the two agree and where they differ most; null without a taste match. */
  agreed: z.nullable(SharedTitle),
  apart: z.nullable(SharedTitle),
  /** Of the member's own profile alone. */
  privacy: z.nullable(Privacy),
})
export type Profile = z.infer<typeof Profile>

/** An id, or a name in any case: names are addresses, too. */
export const UserParams = z.object({ id: z.string().check(z.minLength(1), z.maxLength(120)) })

export const profileCall = defineCall({
  method: 'GET',
  path: '/api/users/:id',
  summary: 'A member',
  audience: 'personal',
  params: UserParams,
  answer: Profile,
})
