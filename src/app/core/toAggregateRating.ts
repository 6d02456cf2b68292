import type { RatingSummary } from '#contract/catalogue.ts'

/** The community's rating in the terms of schema.org; empty while there is none. */
export function toAggregateRating({ average, count }: RatingSummary): { aggregateRating?: object } {
  if (average === null || count === 0) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Math.round(average * 10) / 10,
      ratingCount: count,
      bestRating: 10,
      worstRating: 0,
    },
  }
}
