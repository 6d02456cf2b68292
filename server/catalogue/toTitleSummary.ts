import type * as z from 'zod/mini'
import type { TitleSummary } from '#contract/titles.ts'
import { toImage } from '../media/service.ts'
import type { MovieRow } from './rows.ts'
import type { SeriesRow } from './series/rows.ts'
import { toFsk, toRating } from './toScores.ts'

/** A film or a series as lists of both show it. */
export function toTitleSummary(type: 'movies' | 'series', row: MovieRow | SeriesRow): z.input<typeof TitleSummary> {
  const { id, permalink, title, year, genres } = row
  return {
    ...{ type, id, permalink, title, year, genres },
    fsk: toFsk(row.fsk),
    poster: row.poster && toImage(row.poster),
    rating: toRating(row),
  }
}
