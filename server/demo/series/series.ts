import * as z from 'zod/mini'
import { Fsk } from '#contract/catalogue.ts'
import { CalendarDate } from '#contract/ids.ts'
import { SeriesStatus } from '#contract/series.ts'
import { toPermalink } from '../../catalogue/service.ts'
import { Cast, RecordNumber } from '../record.ts'

/**
 * A real series as facts from general knowledge. What is not known for sure is null, empty or left out. `liking` and
 * `popularity` are ours: what the demo's community thinks of it.
 */
export const DemoSeries = z.strictObject({
  /** Of the first episode. */
  year: z.int(),
  title: z.string(),
  /** Where it differs from `title`. */
  original: z.optional(z.string()),
  number: RecordNumber,
  /** Of the last episode. */
  endYear: z.optional(z.int()),
  status: z.optional(SeriesStatus),
  /** Minutes of an episode. */
  runtime: z.nullable(z.int()),
  fsk: Fsk,
  genres: z.array(z.string()),
  countries: z.array(z.string()),
  creators: z.array(z.string()),
  cast: Cast,
  /** From the first one on: its year and its number of episodes. Empty where they are too many to be sure of. */
  seasons: z.array(z.tuple([z.int(), z.nullable(z.int())])),
  /** Of the seasons from the first one on: title and first broadcast of each episode. Only what is known for sure. */
  episodes: z.optional(z.array(z.array(z.tuple([z.nullable(z.string()), z.nullable(CalendarDate)])))),
  synopsis: z.string(),
  /** 0 to 10, about which the demo's ratings lie. */
  liking: z.number(),
  /** 0 to 100. */
  popularity: z.number(),
})
export type DemoSeries = z.infer<typeof DemoSeries>

/** Its address; no two series of the demo share a title. */
export const toSeriesPermalink = ({ title }: DemoSeries) => toPermalink(title)
export const toSeriesId = (series: DemoSeries) => `se-${toSeriesPermalink(series)}`
