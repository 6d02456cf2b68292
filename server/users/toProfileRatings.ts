import type { RatableType } from '#contract/ratings.ts'
import { HALF_STEPS, type ProfileRatings } from '#contract/users.ts'

/** @param steps how often each value was given, by twice the value. */
export function toProfileRatings(
  counts: ReadonlyMap<RatableType, number>,
  steps: ReadonlyMap<number, number>,
): ProfileRatings {
  const distribution = Array.from({ length: HALF_STEPS }, (_, step) => steps.get(step) ?? 0)
  const valued = distribution.reduce((sum, count) => sum + count, 0)
  const points = distribution.reduce((sum, count, step) => sum + (count * step) / 2, 0)
  return {
    movies: counts.get('movies') ?? 0,
    series: counts.get('series') ?? 0,
    average: valued === 0 ? null : Math.round((points / valued) * 10) / 10,
    distribution,
  }
}
