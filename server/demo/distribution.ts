/** The values people can give: 0, 0.5 … 10. */
const values = Array.from({ length: 21 }, (_, index) => index / 2)

/** The aggregate of many ratings. */
export type Aggregate = { sum: number; count: number; distribution: number[] }

/**
 * Spreads ratings around a value as a bell curve, with a few at both ends.
 *
 * @param liking 0 to 10.
 * @param spread of the bell, in points.
 */
export function spreadRatings(liking: number, spread: number, count: number): Aggregate {
  const weights = values.map((value) => Math.exp(-((value - liking) ** 2) / (2 * spread ** 2)) + endWeight(value))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const exact = weights.map((weight) => (weight / total) * count)
  const counts = exact.map(Math.floor)
  // The ratings lost by rounding down are given to the values that lost most.
  const missing = count - counts.reduce((sum, number) => sum + number, 0)
  const byLoss = exact.map((number, index) => ({ index, loss: number % 1 })).sort((a, b) => b.loss - a.loss)
  for (const { index } of byLoss.slice(0, missing)) counts[index] = (counts[index] ?? 0) + 1

  const aggregate: Aggregate = { sum: 0, count: 0, distribution: new Array<number>(11).fill(0) }
  counts.forEach((number, index) => {
    addRating(aggregate, values[index] ?? 0, number)
  })
  return aggregate
}

/** Adds `times` ratings of one value to the aggregate. */
export function addRating(aggregate: Aggregate, value: number, times = 1): void {
  const step = Math.floor(value)
  aggregate.sum += value * times
  aggregate.count += times
  aggregate.distribution[step] = (aggregate.distribution[step] ?? 0) + times
}

/** The ratings of the community and the critics, as the columns of the catalogue. */
export function toScores(community: Aggregate, critics: Aggregate) {
  return {
    communitySum: community.sum,
    communityCount: community.count,
    communityDistribution: community.distribution,
    criticsSum: critics.sum,
    criticsCount: critics.count,
    criticsDistribution: critics.distribution,
  }
}

function endWeight(value: number): number {
  if (value === 10) return 0.08
  return value <= 1 ? 0.015 : 0.005
}
