import * as z from 'zod/mini'
import { Author } from './author.ts'
import { defineCall } from './call.ts'
import { Instant, TriviaId } from './ids.ts'
import { listView, Page } from './listView.ts'
import { TriviaCategory, TrivializableId, TrivializableType } from './ownTrivia.ts'

/** A fact about a title. The fields of PRODUCT K4 are spelled as there. */
export const Trivia = z.object({
  id: TriviaId,
  trivializableType: z.enum(['Movie', 'Series']),
  trivializableId: TrivializableId,
  category: TriviaCategory,
  /** Plain text. */
  body: z.string(),
  author: Author,
  upvotesCount: z.int(),
  downvotesCount: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Trivia = z.infer<typeof Trivia>

export const triviaCall = defineCall({
  method: 'GET',
  path: '/api/:type/:id/trivia',
  summary: 'Trivia of a film or series, the best liked first',
  audience: 'public',
  params: z.object({ type: TrivializableType, id: TrivializableId }),
  query: z.object({ category: z.optional(TriviaCategory), page: Page }),
  answer: z.extend(listView(Trivia, z.object({ category: z.nullable(TriviaCategory) })), {
    /** The number of the last page, 1 at least. */
    lastPage: z.int(),
    /** Those that the title has something in, whichever was asked for. */
    categories: z.array(TriviaCategory),
  }),
})

/** One fact, for an address that names a comment on it and a fact that no loaded page has. */
export const factCall = defineCall({
  method: 'GET',
  path: '/api/trivia/:id',
  summary: 'One piece of trivia',
  audience: 'public',
  params: z.object({ id: TriviaId }),
  answer: Trivia,
})
