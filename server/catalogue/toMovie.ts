import type * as z from 'zod/mini'
import type { Movie, MovieSummary, RatingDistribution } from '#contract/catalogue.ts'
import { toImage } from '../media/service.ts'
import type { CreditRow, MovieRow } from './rows.ts'

const ages = [0, 6, 12, 16, 18] as const

export function toMovieSummary(row: MovieRow): z.input<typeof MovieSummary> {
  const { id, permalink, title, year, runtime, genres } = row
  return {
    id,
    permalink,
    title,
    year,
    runtime,
    fsk: ages.find((age) => age === row.fsk) ?? null,
    genres,
    poster: row.poster && toImage(row.poster),
    rating: toAverage(row.communitySum, row.communityCount),
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
    community: toDistribution(row.communitySum, row.communityCount, row.communityDistribution),
    critics: toDistribution(row.criticsSum, row.criticsCount, row.criticsDistribution),
  }
}

function toDistribution(sum: number, count: number, distribution: number[]): RatingDistribution {
  return { ...toAverage(sum, count), distribution }
}

/** Two digits: more would change the answer, and its ETag, with every single rating. */
function toAverage(sum: number, count: number) {
  return { average: count === 0 ? null : Math.round((sum / count) * 100) / 100, count }
}
