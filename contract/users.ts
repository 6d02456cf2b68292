import * as z from 'zod/mini'
import { ArticleSummary, Rubric } from './articles.ts'
import { Author } from './author.ts'
import { defineCall } from './call.ts'
import { CommentId, Instant } from './ids.ts'
import { List } from './lists.ts'
import { listView, Page } from './listView.ts'
import { TitleCard } from './marks.ts'
import { RatableType, RatingValue } from './ratings.ts'

/** The readers of a part of a profile. */
export const Visibility = z.enum(['public', 'friends', 'nobody'])
export type Visibility = z.infer<typeof Visibility>

/**
 * The parts of a profile of which a member decides who sees them.
 *
 * - `ratings`: values, their distribution, the taste match, and what friends see at a title. `favourites`: top and flop.
 * - `lists`: wherever they would be shown. `comments`: as a collection; below what it is about each stays readable.
 */
export const profileParts = ['ratings', 'favourites', 'lists', 'comments'] as const
export type ProfilePart = (typeof profileParts)[number]

export const Privacy = z.object({
  ratings: Visibility,
  favourites: Visibility,
  lists: Visibility,
  comments: Visibility,
})
export type Privacy = z.infer<typeof Privacy>

/**
 * How two members stand to each other, as the one who asks sees it. `asked`: I have asked them; `asks`: they have asked
 * me.
 */
export const Relation = z.enum(['self', 'none', 'asked', 'asks', 'friends'])
export type Relation = z.infer<typeof Relation>

/** Below so many titles that both have rated, nothing is said of their tastes. */
export const MIN_COMMON_RATINGS = 10

/** "Geschmacksnähe": how alike two members rate. All numbers are whole percent. */
export const Taste = z.object({
  /** Titles that both have rated. */
  common: z.int(),
  /** Null with fewer than `MIN_COMMON_RATINGS`. Nine times of ten the truth lies from `low` to `high`. */
  match: z.nullable(z.object({ percent: z.int(), low: z.int(), high: z.int() })),
})
export type Taste = z.infer<typeof Taste>

/** A film or series that both have rated. */
export const SharedTitle = z.extend(TitleCard, {
  type: RatableType,
  id: z.string(),
  mine: RatingValue,
  theirs: RatingValue,
})
export type SharedTitle = z.infer<typeof SharedTitle>

/** Something rated, as its profile shows it. What is hidden from the reader reads as not there: null, false. */
export const RatedTitle = z.extend(TitleCard, {
  type: RatableType,
  id: z.string(),
  value: z.nullable(RatingValue),
  top: z.boolean(),
  flop: z.boolean(),
  ratedAt: Instant,
})
export type RatedTitle = z.infer<typeof RatedTitle>

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
const UserParams = z.object({ id: z.string().check(z.minLength(1), z.maxLength(120)) })

export const profileCall = defineCall({
  method: 'GET',
  path: '/api/users/:id',
  summary: 'A member',
  audience: 'personal',
  params: UserParams,
  answer: Profile,
})

const RatingsOrder = z.enum(['newest', 'value'])
const RatingsOnly = z.enum(['top', 'flop'])

/** `hidden`: the member does not show them to whoever asks. */
export const userRatingsCall = defineCall({
  method: 'GET',
  path: '/api/users/:id/ratings',
  summary: 'What a member has rated',
  audience: 'personal',
  params: UserParams,
  query: z.object({
    type: z.optional(RatableType),
    only: z.optional(RatingsOnly),
    order: z.optional(RatingsOrder),
    page: Page,
  }),
  answer: z.extend(
    listView(
      RatedTitle,
      z.object({ type: z.nullable(RatableType), only: z.nullable(RatingsOnly), order: RatingsOrder }),
    ),
    {
      hidden: z.boolean(),
    },
  ),
})

export const userListsOfCall = defineCall({
  method: 'GET',
  path: '/api/users/:id/lists',
  summary: "A member's public lists, the last changed first",
  audience: 'personal',
  params: UserParams,
  query: z.object({ page: Page }),
  answer: z.extend(listView(List, z.object({})), { hidden: z.boolean() }),
})

/** A comment or reply with what it is about. */
export const UserComment = z.object({
  id: CommentId,
  body: z.string(),
  spoiler: z.boolean(),
  isReply: z.boolean(),
  diggs_count: z.int(),
  createdAt: Instant,
  /** The thing it stands below: a film or series with its `card`, or an article. */
  type: z.string(),
  item: z.string(),
  card: z.nullable(TitleCard),
  article: z.optional(z.object({ title: z.string(), permalink: z.string(), rubric: Rubric })),
})
export type UserComment = z.infer<typeof UserComment>

export const userCommentsCall = defineCall({
  method: 'GET',
  path: '/api/users/:id/comments',
  summary: 'What a member has written, the newest first',
  audience: 'personal',
  params: UserParams,
  query: z.object({ page: Page }),
  answer: z.extend(listView(UserComment, z.object({})), { hidden: z.boolean() }),
})

/** `hidden`: whoever asks has muted the member. */
export const userArticlesCall = defineCall({
  method: 'GET',
  path: '/api/users/:id/articles',
  summary: "A member's published articles, the newest first",
  audience: 'personal',
  params: UserParams,
  query: z.object({ page: Page }),
  answer: z.extend(listView(ArticleSummary, z.object({})), { hidden: z.boolean() }),
})
