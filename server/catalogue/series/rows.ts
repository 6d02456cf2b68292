import type { SeriesCredit } from '#contract/series.ts'
import type { images } from '../../db/schema/media.ts'
import type { episodes, seasons, series } from '../../db/schema/series.ts'

/** A series with its pictures, either of which may be missing, and the number of its seasons. */
export type SeriesRow = typeof series.$inferSelect & {
  poster: typeof images.$inferSelect | null
  still: typeof images.$inferSelect | null
  seasonsCount: number
}

export type SeasonRow = typeof seasons.$inferSelect

export type EpisodeRow = typeof episodes.$inferSelect

export type SeriesCreditRow = { personId: string } & Pick<SeriesCredit, 'name' | 'job' | 'role'>
