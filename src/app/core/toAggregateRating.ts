import type { RatingSummary } from '#contract/catalogue.ts'

/** What the community thinks, as schema.org sees it; nothing while nobody has rated. */
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
