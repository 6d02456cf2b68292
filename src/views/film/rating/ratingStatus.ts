import type { VisibleRating } from '../../../atoms/ratings.ts'
import type { RatingStatus } from './RatingFoot.tsx'

/** How far a rating has got, as the line below the scale tells it. */
export function toRatingStatus({ state, error }: VisibleRating): RatingStatus {
  return state === 'failed' ? { state, reason: error?.text ?? null } : { state }
}
