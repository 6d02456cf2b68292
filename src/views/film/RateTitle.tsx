import type { RatedTitle } from '../../atoms/ratings/ratings.ts'
import { useRating } from '../../atoms/ratings/useRating.ts'
import { storageFailed } from '../../texts/ratings.ts'
import { RatingBox } from '../../ui/rating/RatingBox.tsx'

type RateTitleProps = RatedTitle & { average: number | null; isToCome?: boolean }

/** The member's rating of a film on the scale. */
export function RateTitle({ average, isToCome = false, ...title }: RateTitleProps) {
  return <RatingBox type={title.type} average={average} isToCome={isToCome} {...useRating(title, storageFailed)} />
}
