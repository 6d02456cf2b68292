import * as z from 'zod/mini'
import { Fsk } from '#contract/catalogue.ts'
import { CalendarDate } from '#contract/ids.ts'
import { Cast, RecordNumber } from '../record.ts'

/**
 * A real film as facts from general knowledge. What is not known for sure is null or left out. `liking` and
 * `popularity` are ours: what the demo's community thinks of it.
 */
export const DemoFilm = z.strictObject({
  year: z.int(),
  title: z.string(),
  /** Where it differs from `title`. */
  original: z.optional(z.string()),
  number: RecordNumber,
  /** Minutes. */
  runtime: z.nullable(z.int()),
  fsk: Fsk,
  genres: z.array(z.string()),
  countries: z.array(z.string()),
  /** The German cinema start. */
  start: z.optional(CalendarDate),
  /**
   * In place of `start`, for films whose start the demo keeps near: 1 is the first Thursday after the day of loading, 0
   * the Thursday of that week, -1 the one before.
   */
  startsInWeeks: z.optional(z.int()),
  directors: z.array(z.string()),
  /** Of the screenplay; left out where unsure. */
  writers: z.optional(z.array(z.string())),
  cast: Cast,
  synopsis: z.string(),
  /** 0 to 10, about which the demo's ratings lie; nobody rates a film before its start. */
  liking: z.number(),
  /** 0 to 100. */
  popularity: z.number(),
  /** The language of its original version, `ohne` of a silent one; of a German film there is no dub. */
  language: z.string(),
  /** Where a film on first run is shown; absent: only in repertory. */
  house: z.optional(z.enum(['multiplex', 'arthouse', 'both'])),
  /** Formats in which it exists besides the usual one. */
  formats: z.optional(z.array(z.enum(['3D', '70mm']))),
})
export type DemoFilm = z.infer<typeof DemoFilm>

export const toMovieId = (permalink: string) => `m-${permalink}`
