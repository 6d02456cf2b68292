import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { CalendarDate, MovieId, PersonId } from './ids.ts'
import { Image } from './image.ts'

/** The community's or the critics' view of a title. `average` is null while nobody has rated. */
export const RatingSummary = z.object({
  average: z.nullable(z.number().check(z.minimum(0), z.maximum(10))),
  count: z.int(),
})
export type RatingSummary = z.infer<typeof RatingSummary>

/** With the number of ratings for each whole step: index 0 counts 0–0.5, index 1 counts 1–1.5 … index 10 counts 10. */
export const RatingDistribution = z.extend(RatingSummary, { distribution: z.array(z.int()).check(z.length(11)) })
export type RatingDistribution = z.infer<typeof RatingDistribution>

export const Fsk = z.nullable(z.union([z.literal(0), z.literal(6), z.literal(12), z.literal(16), z.literal(18)]))

/** A film as lists show it. Unknown facts are null or empty, never guessed. */
export const MovieSummary = z.object({
  id: MovieId,
  permalink: z.string(),
  title: z.string(),
  year: z.nullable(z.int()),
  /** Minutes. */
  runtime: z.nullable(z.int()),
  fsk: Fsk,
  genres: z.array(z.string()),
  poster: z.nullable(Image),
  rating: RatingSummary,
})
export type MovieSummary = z.infer<typeof MovieSummary>

export const Credit = z.object({
  personId: z.nullable(PersonId),
  name: z.string(),
  job: z.enum(['director', 'writer', 'cast']),
  /** The character played; null behind the camera or when unknown. */
  role: z.nullable(z.string()),
})
export type Credit = z.infer<typeof Credit>

export const Movie = z.extend(MovieSummary, {
  originalTitle: z.nullable(z.string()),
  countries: z.array(z.string()),
  /** The German cinema start; null when unknown. */
  releaseDate: z.nullable(CalendarDate),
  synopsis: z.nullable(z.string()),
  credits: z.array(Credit),
  still: z.nullable(Image),
  community: RatingDistribution,
  critics: RatingDistribution,
})
export type Movie = z.infer<typeof Movie>

export const movieCall = defineCall({
  method: 'GET',
  path: '/api/movies/:id',
  summary: 'A film',
  audience: 'public',
  params: z.object({ id: MovieId }),
  answer: Movie,
})
