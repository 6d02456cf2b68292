import type { SeriesStatus, SeriesSummary } from '#contract/series.ts'
import { toPermalink } from '../../catalogue/service.ts'

/**
 * A real series as facts from general knowledge. What is not known for sure is null, empty or left out. `liking` and
 * `popularity` are ours: what the demo's community thinks of it.
 */
export type DemoSeries = {
  readonly title: string
  /** Where it differs from `title`. */
  readonly original?: string
  /** Of the first episode. */
  readonly year: number
  /** Of the last one. */
  readonly endYear?: number
  readonly status?: SeriesStatus
  /** Minutes of an episode. */
  readonly runtime: number | null
  readonly fsk: SeriesSummary['fsk']
  readonly genres: readonly string[]
  readonly countries: readonly string[]
  readonly creators: readonly string[]
  /** Name and character, in the order of the credits; the character is left out where unsure. */
  readonly cast: readonly (readonly [name: string, role?: string])[]
  /** From the first one on: its year and its number of episodes. Empty where they are too many to be sure of. */
  readonly seasons: readonly (readonly [year: number, episodes: number | null])[]
  readonly synopsis: string
  /** 0 to 10, about which the demo's ratings lie. */
  readonly liking: number
  /** 0 to 100. */
  readonly popularity: number
}

/** Its address; no two series of the demo share a title. */
export const toSeriesPermalink = ({ title }: DemoSeries) => toPermalink(title)
export const toSeriesId = (series: DemoSeries) => `se-${toSeriesPermalink(series)}`
