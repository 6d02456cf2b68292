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
const ProviderSlug = z.string().check(z.maxLength(60))

export const TitlesQuery = z.object({
  genre: z.optional(z.array(z.string().check(z.maxLength(40)))),
  year: z.optional(YearSpan),
  country: z.optional(z.string().check(z.maxLength(60))),
  /** Providers of streaming; a title matches that one of them has today. */
  provider: z.optional(z.array(ProviderSlug).check(z.maxLength(40))),
  order: z.optional(TitleOrder),
  page: PageAtPosition,
})
export type TitlesQuery = z.infer<typeof TitlesQuery>

/** The filters as the server understood them, and the number of titles. */
export const TitlesAsked = z.object({
  genre: z.array(z.string()),
  year: z.nullable(z.string()),
  country: z.nullable(z.string()),
  /** Missing in what earlier apps have kept. */
  provider: z._default(z.array(z.object({ value: z.string(), name: z.string() })), []),
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

/** How many titles there are with a value. */
const Counted = z.object({ value: z.string(), count: z.int() })
export type Counted = z.infer<typeof Counted>

/**
 * How many titles a filter would leave with each value of one of its parts, whatever that part asks for now; the most
 * frequent first, values without titles left out. `decade` is its first year: `1990`. Counts of many titles are kept for
 * some minutes.
 */
export const TitleCounts = z.object({
  genre: z.array(Counted),
  decade: z.array(Counted),
  country: z.array(Counted),
  provider: z.array(z.extend(Counted, { name: z.string() })),
})
export type TitleCounts = z.infer<typeof TitleCounts>

const TitleFilter = z.omit(TitlesQuery, { order: true, page: true })

export const movieCountsCall = defineCall({
  method: 'GET',
  path: '/api/counts/movies',
  summary: 'How many films each filter leaves',
  audience: 'public',
  query: TitleFilter,
  answer: TitleCounts,
})

export const seriesCountsCall = defineCall({
  method: 'GET',
  path: '/api/counts/series',
  summary: 'How many series each filter leaves',
  audience: 'public',
  query: TitleFilter,
  answer: TitleCounts,
})
