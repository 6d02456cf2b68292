import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Instant, MadeId, MovieId, SeriesId, TriviaId } from './ids.ts'
import { receiptOf } from './receipt.ts'
import { typesWith } from './things.ts'
import { triviaCategories } from './triviaCategories.ts'
import { isVisible } from './visibleText.ts'

// Apart from `trivia.ts`: the worker writes trivia and never reads any.

export const TriviaCategory = z.enum(triviaCategories)
export type TriviaCategory = z.infer<typeof TriviaCategory>

/** The types of things with trivia, as they stand in a path. */
export const TrivializableType = z.enum(typesWith('hasTrivia'))
export type TrivializableType = z.infer<typeof TrivializableType>

/** The id, or in a path the permalink, of what has trivia. */
export const TrivializableId = z.union([MovieId, SeriesId])
export type TrivializableId = z.infer<typeof TrivializableId>

/** Characters of one piece of trivia: a fact, no article. */
export const MAX_TRIVIA_LENGTH = 1_000

/** A piece of trivia as the server holds it, for whoever changes it. */
export const OwnTrivia = z.object({
  id: TriviaId,
  type: TrivializableType,
  /** The id of the thing it is about. */
  item: z.string(),
  category: TriviaCategory,
  body: z.string(),
  /** Taken back by its author: without its words. */
  deleted: z.boolean(),
  /** By the moderation: its author alone still reads it. */
  hidden: z.optional(z.boolean()),
  createdAt: Instant,
  /** Server time of the last change. */
  updatedAt: Instant,
})
export type OwnTrivia = z.infer<typeof OwnTrivia>

const TriviaReceipt = receiptOf(OwnTrivia)

const Fact = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_TRIVIA_LENGTH), isVisible)

export const createTriviaCall = defineCall({
  method: 'POST',
  path: '/api/:type/:id/trivia',
  summary: 'Write trivia on a film or series',
  audience: 'member',
  command: true,
  publishes: true,
  params: z.object({ type: TrivializableType, id: TrivializableId }),
  body: z.object({
    trivia: z.object({
      /** Made by the device, so that what was written without a network keeps it. */
      id: z.optional(MadeId),
      body: Fact,
      category: TriviaCategory,
    }),
  }),
  answer: TriviaReceipt,
})

export const updateTriviaCall = defineCall({
  method: 'PATCH',
  path: '/api/trivia/:id',
  summary: "Change one's trivia",
  audience: 'member',
  command: true,
  publishes: true,
  params: z.object({ id: TriviaId }),
  body: z.object({ trivia: z.object({ body: Fact, category: TriviaCategory }) }),
  answer: TriviaReceipt,
})

/** One's own alone. */
export const deleteTriviaCall = defineCall({
  method: 'DELETE',
  path: '/api/trivia/:id',
  summary: 'Delete trivia',
  audience: 'member',
  command: true,
  params: z.object({ id: TriviaId }),
  answer: TriviaReceipt,
})
