import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Fsk, MovieSummary, RatingSummary } from './catalogue.ts'
import { Image } from './image.ts'
import { listByPosition, PageAtPosition } from './listView.ts'

/** `best` is the average weighted by the number of ratings, `rating` the bare average. */
export const TitleOrder = z.enum(['popularity', 'best', 'rating', 'start'])
export type TitleOrder = z.infer<typeof TitleOrder>

/** A film or a series in a list of both. Unknown facts are null or empty, never guessed. */
export const TitleSummary = z.object({
  type: z.enum(['movies', 'series']),
  id: z.string(),
  permalink: z.string(),
  title: z.string(),
  year: z.nullable(z.int()),
  fsk: Fsk,
  genres: z.array(z.string()),
  poster: z.nullable(Image),
  rating: RatingSummary,
})
export type TitleSummary = z.infer<typeof TitleSummary>

/** A year, or the first and last of a span: `1994`, `1990-1999`. */
const YearSpan = z.string().check(z.regex(/^\d{4}(-\d{4})?$/))

export const TitlesQuery = z.object({
  genre: z.optional(z.array(z.string().check(z.maxLength(40)))),
  year: z.optional(YearSpan),
  country: z.optional(z.string().check(z.maxLength(60))),
  order: z.optional(TitleOrder),
  page: PageAtPosition,
})
export type TitlesQuery = z.infer<typeof TitlesQuery>

/** The filters as the server understood them, and the number of titles. */
export const TitlesAsked = z.object({
  genre: z.array(z.string()),
  year: z.nullable(z.string()),
  country: z.nullable(z.string()),
  order: TitleOrder,
  total: z.int(),
})
export type TitlesAsked = z.infer<typeof TitlesAsked>

export const moviesCall = defineCall({
  method: 'GET',
  path: '/api/movies',
  summary: 'Films of the catalogue',
  audience: 'public',
  query: TitlesQuery,
  answer: listByPosition(MovieSummary, TitlesAsked),
})
