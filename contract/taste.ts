import * as z from 'zod/mini'
import { TitleCard } from './marks.ts'
import { RatableType, RatingValue } from './ratings.ts'

/** Below so many titles that both have rated, nothing is said of their tastes. */
export const MIN_COMMON_RATINGS = 10

/** "Geschmacksnähe": how alike two members rate. All numbers are whole percent. */
export const Taste = z.object({
  /** Titles that both have rated. */
  common: z.int(),
  /** Null with fewer than `MIN_COMMON_RATINGS`. Nine times of ten the truth lies from `low` to `high`. */
  match: z.nullable(z.object({ percent: z.int(), low: z.int(), high: z.int() })),
})
export type Taste = z.infer<typeof Taste>

/** A film or series that both have rated. */
export const SharedTitle = z.extend(TitleCard, {
  type: RatableType,
  id: z.string(),
  mine: RatingValue,
  theirs: RatingValue,
})
export type SharedTitle = z.infer<typeof SharedTitle>
