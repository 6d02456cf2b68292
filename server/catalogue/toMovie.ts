import type * as z from 'zod/mini'
import type { Movie, MovieSummary } from '#contract/catalogue.ts'
import { toImage } from '../media/service.ts'
import type { CreditRow, MovieRow } from './rows.ts'
import { toFsk, toRating, toScores } from './toScores.ts'

export function toMovieSummary(row: MovieRow): z.input<typeof MovieSummary> {
  const { id, permalink, title, year, runtime, genres } = row
  return {
    id,
    permalink,
    title,
    year,
    runtime,
    fsk: toFsk(row.fsk),
    genres,
    poster: row.poster && toImage(row.poster),
    rating: toRating(row),
  }
}

export function toMovie(row: MovieRow, credits: CreditRow[]): z.input<typeof Movie> {
  const { originalTitle, countries, releaseDate, synopsis } = row
  return {
    ...toMovieSummary(row),
    originalTitle,
    countries,
    releaseDate,
    synopsis,
    credits,
    still: row.still && toImage(row.still),
    ...toScores(row),
  }
}
