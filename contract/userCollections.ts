import * as z from 'zod/mini'
import { ArticleSummary, Rubric } from './articles.ts'
import { defineCall } from './call.ts'
import { OwnDiaryEntry } from './diary.ts'
import { CommentId, Instant } from './ids.ts'
import { List } from './lists.ts'
import { listView, Page } from './listView.ts'
import { TitleCard } from './marks.ts'
import { RatableType, RatingValue } from './ratings.ts'
import { UserParams } from './users.ts'

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

/** An entry of a diary as its profile shows it: without what its devices need. */
export const UserDiaryEntry = z.pick(z.extend(OwnDiaryEntry, { card: TitleCard }), {
  id: true,
  type: true,
  item: true,
  season: true,
  episode: true,
  watchedOn: true,
  rewatch: true,
  card: true,
})
export type UserDiaryEntry = z.infer<typeof UserDiaryEntry>

export const userDiaryCall = defineCall({
  method: 'GET',
  path: '/api/users/:id/diary',
  summary: 'What a member watched when, the latest day first',
  audience: 'personal',
  params: UserParams,
  query: z.object({ page: Page }),
  answer: z.extend(listView(UserDiaryEntry, z.object({})), { hidden: z.boolean() }),
})
