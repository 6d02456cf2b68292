import { MIN_COMMON_RATINGS, type Taste } from '#contract/taste.ts'

/** Sums over the titles that two members have both rated, `x` being the values of one and `y` those of the other. */
export type CommonSums = {
  count: number
  x: number
  y: number
  xx: number
  yy: number
  xy: number
  /** Of |x − y|. */
  distance: number
}

export const noCommon: CommonSums = { count: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0, distance: 0 }

/** Points by which two independent raters who spread evenly over 0 to 10 differ on average: no nearness at all. */
const BY_CHANCE = 10 / 3
/** A rating is a half step rough: so much variance (points²) is no taste. */
const ROUGHNESS = 0.25
/** Nine of ten: the 95th percentile of the normal distribution, on both sides. */
const Z = 1.645

/**
 * How alike two members rate ("Geschmacksnähe"), in whole percent.
 *
 * The mean of two answers, since each alone misleads: *do they give the same values?* is one minus the mean distance,
 * measured by what chance would give; *do they like the same more than the rest?* is the correlation of the ratings
 * centred on each member's mean, so that a severe and a mild judge of one taste are near. The variance of a half step is
 * added to the covariance and to both variances, so that members who give one value to almost everything do not look
 * like opposites by a half point (and two who give always the same are alike instead of undefined).
 *
 * It is symmetric, lies from 0 to 100, and is 100 for the same ratings. It is not shrunk by the number of common
 * ratings, as collaborative filtering does (Herlocker et al., "An Algorithmic Framework for Performing Collaborative
 * Filtering", SIGIR 1999): a reader would take the shrinking for a difference in taste. How little is known shows in
 * the interval instead: for the correlation by Fisher's z ("On the 'probable error' of a coefficient of correlation",
 * Metron 1921), for the distance by its standard error.
 */
export function toTaste(sums: CommonSums): Taste {
  const { count } = sums
  if (count < MIN_COMMON_RATINGS) return { common: count, match: null }
  const [same, alike] = [toSameness(sums), toLikeness(sums)]
  const mean = (from: keyof Estimate) => (same[from] + alike[from]) / 2
  const percent = toPercent(mean('value'))
  return {
    common: count,
    match: {
      percent,
      low: Math.min(percent, toPercent(mean('low'))),
      high: Math.max(percent, toPercent(mean('high'))),
    },
  }
}

/** From 0 to 1 each. */
type Estimate = { value: number; low: number; high: number }

function toSameness({ count, xx, yy, xy, distance }: CommonSums): Estimate {
  const mean = distance / count
  const variance = Math.max(0, (xx + yy - 2 * xy - count * mean * mean) / (count - 1)) + ROUGHNESS
  const error = (Z * Math.sqrt(variance / count)) / BY_CHANCE
  const value = 1 - mean / BY_CHANCE
  return { value: within(value), low: within(value - error), high: within(value + error) }
}

function toLikeness({ count, x, y, xx, yy, xy }: CommonSums): Estimate {
  const rough = count * ROUGHNESS
  const variance = (square: number, sum: number) => Math.max(0, square - (sum * sum) / count) + rough
  const r = clamp((xy - (x * y) / count + rough) / Math.sqrt(variance(xx, x) * variance(yy, y)), -1, 1)
  // At the ends Fisher's z is infinite: nobody is surer than so many ratings allow.
  const most = 1 - 1 / count
  const z = Math.atanh(clamp(r, -most, most))
  const error = Z / Math.sqrt(count - 3)
  const toShare = (correlation: number) => (1 + correlation) / 2
  return { value: toShare(r), low: toShare(Math.tanh(z - error)), high: toShare(Math.tanh(z + error)) }
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))
const within = (value: number): number => clamp(value, 0, 1)
const toPercent = (share: number): number => Math.round(share * 100)
