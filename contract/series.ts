import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Fsk, RatingDistribution, RatingSummary } from './catalogue.ts'
import { CalendarDate, PersonId, SeriesId } from './ids.ts'
import { Image } from './image.ts'
import { listByPosition } from './listView.ts'
import { TitlesAsked, TitlesQuery } from './titles.ts'

export const SeriesStatus = z.enum(['running', 'ended'])
export type SeriesStatus = z.infer<typeof SeriesStatus>

/** A series as lists show it. Unknown facts are null or empty, never guessed. */
export const SeriesSummary = z.object({
  id: SeriesId,
  permalink: z.string(),
  title: z.string(),
  /** Of the first episode. */
  year: z.nullable(z.int()),
  /** Of the last one; null while it runs. */
  endYear: z.nullable(z.int()),
  status: z.nullable(SeriesStatus),
  /** Number of seasons that are known; 0 when none is. */
  seasonsCount: z.int(),
  fsk: Fsk,
  genres: z.array(z.string()),
  poster: z.nullable(Image),
  rating: RatingSummary,
})
export type SeriesSummary = z.infer<typeof SeriesSummary>

export const SeriesCredit = z.object({
  personId: z.nullable(PersonId),
  name: z.string(),
  job: z.enum(['creator', 'director', 'writer', 'cast']),
  /** The character played; null behind the camera or when unknown. */
  role: z.nullable(z.string()),
})
export type SeriesCredit = z.infer<typeof SeriesCredit>

export const Season = z.object({
  /** From 1. */
  number: z.int(),
  year: z.nullable(z.int()),
  /** Number of episodes; null when unknown. */
  episodes: z.nullable(z.int()),
})
export type Season = z.infer<typeof Season>

export const Series = z.extend(SeriesSummary, {
  originalTitle: z.nullable(z.string()),
  countries: z.array(z.string()),
  /** Minutes of an episode. */
  runtime: z.nullable(z.int()),
  synopsis: z.nullable(z.string()),
  credits: z.array(SeriesCredit),
  seasons: z.array(Season),
  still: z.nullable(Image),
  community: RatingDistribution,
  critics: RatingDistribution,
})
export type Series = z.infer<typeof Series>

export const seriesCall = defineCall({
  method: 'GET',
  path: '/api/series/:id',
  summary: 'A series with its seasons',
  audience: 'public',
  params: z.object({ id: SeriesId }),
  answer: Series,
})

/** An episode. Unknown facts are null, never guessed. */
export const Episode = z.object({
  /** Within its season, from 1. */
  number: z.int(),
  title: z.nullable(z.string()),
  /** Of the first broadcast or publication anywhere. */
  airDate: z.nullable(CalendarDate),
  /** In minutes. */
  runtime: z.nullable(z.int()),
})
export type Episode = z.infer<typeof Episode>

/** A season with its episodes, and the other seasons of its series. */
export const SeasonPage = z.object({
  series: z.object({
    id: SeriesId,
    permalink: z.string(),
    title: z.string(),
    poster: z.nullable(Image),
    still: z.nullable(Image),
  }),
  number: z.int(),
  year: z.nullable(z.int()),
  /** Every number from 1 to the last that is known; empty where the number of episodes is unknown. */
  episodes: z.array(Episode),
  /** All seasons of the series, this one among them, in their order. */
  seasons: z.array(Season),
})
export type SeasonPage = z.infer<typeof SeasonPage>

export const seasonCall = defineCall({
  method: 'GET',
  path: '/api/series/:id/seasons/:number',
  summary: 'A season with its episodes',
  audience: 'public',
  params: z.object({ id: SeriesId, number: z.string().check(z.regex(/^[1-9]\d{0,3}$/)) }),
  answer: SeasonPage,
})

export const seriesListCall = defineCall({
  method: 'GET',
  path: '/api/series',
  summary: 'Series of the catalogue',
  audience: 'public',
  query: TitlesQuery,
  answer: listByPosition(SeriesSummary, TitlesAsked),
})
