import type { RatingDistribution, RatingSummary } from '#contract/catalogue.ts'
import type { movies } from '../db/schema/catalogue.ts'

/** The columns of a title that hold what people think of it; films and series have the same. */
export type ScoreColumns = Pick<
  typeof movies.$inferSelect,
  'communitySum' | 'communityCount' | 'communityDistribution' | 'criticsSum' | 'criticsCount' | 'criticsDistribution'
>

const ages = [0, 6, 12, 16, 18] as const

/** An age as the FSK gives it; anything else is unknown. */
export function toFsk(stored: number | null): (typeof ages)[number] | null {
  return ages.find((age) => age === stored) ?? null
}

/** What the community thinks, as lists show it. */
export function toRating(row: Pick<ScoreColumns, 'communitySum' | 'communityCount'>): RatingSummary {
  return toAverage(row.communitySum, row.communityCount)
}

/** What the community and the critics think, with how their ratings spread. */
export function toScores(row: ScoreColumns): { community: RatingDistribution; critics: RatingDistribution } {
  return {
    community: { ...toAverage(row.communitySum, row.communityCount), distribution: row.communityDistribution },
    critics: { ...toAverage(row.criticsSum, row.criticsCount), distribution: row.criticsDistribution },
  }
}

/** Two digits: more would change the answer, and its ETag, with every single rating. */
function toAverage(sum: number, count: number): RatingSummary {
  return { average: count === 0 ? null : Math.round((sum / count) * 100) / 100, count }
}
