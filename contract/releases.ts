import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { MovieSummary } from './catalogue.ts'
import { Coordinates } from './cinema.ts'
import { CalendarDate, Instant } from './ids.ts'
import { Image } from './image.ts'
import { listView, Page } from './listView.ts'

/** By the day of their start, or the most wanted first. */
export const ReleaseOrder = z.enum(['start', 'popularity'])
export type ReleaseOrder = z.infer<typeof ReleaseOrder>

/** A film with the day on which German cinemas began, or begin, to show it. */
export const Release = z.object({
  movie: MovieSummary,
  still: z.nullable(Image),
  releaseDate: CalendarDate,
  synopsis: z.nullable(z.string()),
  directors: z.array(z.string()),
  /** Cinemas of the place that show it from now on, as far ahead as programmes reach. */
  cinemas: z.int(),
  /** The first of those showtimes; null when there is none. */
  nextShowtime: z.nullable(Instant),
})
export type Release = z.infer<typeof Release>

/** Of `coordinates`, `location` (a postcode or place name) and `city` (a slug) at most one is set. */
export const ReleaseQuery = z.object({
  city: z.optional(z.string().check(z.maxLength(80))),
  location: z.optional(z.string().check(z.maxLength(80))),
  coordinates: z.optional(Coordinates),
  genre: z.optional(z.array(z.string().check(z.maxLength(40)))),
  order: z.optional(ReleaseOrder),
  page: Page,
})
export type ReleaseQuery = z.infer<typeof ReleaseQuery>

/** The filters as the server understood them. */
export const ReleaseFilters = z.object({
  city: z.nullable(z.string()),
  cityName: z.nullable(z.string()),
  location: z.nullable(z.string()),
  coordinates: z.nullable(z.string()),
  genre: z.array(z.string()),
  order: ReleaseOrder,
})
export type ReleaseFilters = z.infer<typeof ReleaseFilters>

export const startsCall = defineCall({
  method: 'GET',
  path: '/api/cinema/starts',
  summary: 'Films that started within the last eight weeks, the newest first',
  audience: 'public',
  query: ReleaseQuery,
  answer: listView(Release, ReleaseFilters),
})

export const upcomingCall = defineCall({
  method: 'GET',
  path: '/api/cinema/upcoming',
  summary: 'Films that are to start, the next first',
  audience: 'public',
  query: ReleaseQuery,
  answer: listView(Release, ReleaseFilters),
})
