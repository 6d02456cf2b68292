import type { RatingDistribution, RatingSummary } from '#contract/catalogue.ts'
import type { movies } from '../db/schema/catalogue.ts'

/** The columns of a title that hold its ratings, summed up; films and series have the same. */
export type ScoreColumns = Pick<
  typeof movies.$inferSelect,
  'communitySum' | 'communityCount' | 'communityDistribution' | 'criticsSum' | 'criticsCount' | 'criticsDistribution'
>

const ages = [0, 6, 12, 16, 18] as const

/** An age as the FSK gives it; anything else is unknown. */
export function toFsk(stored: number | null): (typeof ages)[number] | null {
  return ages.find((age) => age === stored) ?? null
}

/** The community's average and number of ratings, as lists show it. */
export function toRating(row: Pick<ScoreColumns, 'communitySum' | 'communityCount'>): RatingSummary {
  return toAverage(row.communitySum, row.communityCount)
}

/** The community's and the critics' ratings: average, number and distribution. */
export function toScores(row: ScoreColumns): { community: RatingDistribution; critics: RatingDistribution } {
  return {
    community: { ...toAverage(row.communitySum, row.communityCount), distribution: row.communityDistribution },
    critics: { ...toAverage(row.criticsSum, row.criticsCount), distribution: row.criticsDistribution },
  }
}

/** The average in two digits: more would change the answer, and its ETag, with every single rating. */
function toAverage(sum: number, count: number): RatingSummary {
  return { average: count === 0 ? null : Math.round((sum / count) * 100) / 100, count }
}
