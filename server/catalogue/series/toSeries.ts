import type * as z from 'zod/mini'
import type { Series, SeriesSummary } from '#contract/series.ts'
import { toImage } from '../../media/service.ts'
import { toFsk, toRating, toScores } from '../toScores.ts'
import type { SeasonRow, SeriesCreditRow, SeriesRow } from './rows.ts'

export function toSeriesSummary(row: SeriesRow): z.input<typeof SeriesSummary> {
  const { id, permalink, title, year, endYear, status, seasonsCount, genres } = row
  return {
    ...{ id, permalink, title, year, endYear, status, seasonsCount, genres },
    fsk: toFsk(row.fsk),
    poster: row.poster && toImage(row.poster),
    rating: toRating(row),
  }
}

export function toSeries(
  row: SeriesRow,
  credits: SeriesCreditRow[],
  seasons: readonly SeasonRow[],
): z.input<typeof Series> {
  const { originalTitle, countries, runtime, synopsis } = row
  return {
    ...toSeriesSummary(row),
    ...{ originalTitle, countries, runtime, synopsis, credits },
    seasons: seasons.map(({ number, year, episodes }) => ({ number, year, episodes })),
    still: row.still && toImage(row.still),
    ...toScores(row),
  }
}
