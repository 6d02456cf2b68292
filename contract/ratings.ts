import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { Instant, MovieId, SeriesId } from './ids.ts'
import { Mark } from './marks.ts'
import { receiptOf } from './receipt.ts'
import { typesWith } from './things.ts'

/** 0 to 10 in steps of 0.5. `multipleOf` alone takes numbers that are nearly one, down to 1e-126. */
export const RatingValue = z.number().check(
  z.minimum(0),
  z.maximum(10),
  z.multipleOf(0.5, { abort: true }),
  z.refine((value) => Number.isInteger(2 * value)),
)
export type RatingValue = z.infer<typeof RatingValue>

/** Types that can be rated, as they stand in a path. */
export const RatableType = z.enum(typesWith('ratable'))
export type RatableType = z.infer<typeof RatableType>

/**
 * A member's rating of a title. `top` (Lieblingsfilm) and `flop` (Hassfilm) are marks of their own, at most one set,
 * independent of the value; a rating with no value and no mark is no rating.
 */
export const RatingInput = z
  .object({ value: z.nullable(RatingValue), top: z._default(z.boolean(), false), flop: z._default(z.boolean(), false) })
  .check(z.refine((rating) => !(rating.top && rating.flop), { path: ['flop'], error: 'top_and_flop' }))
export type RatingInput = z.infer<typeof RatingInput>

/** A member's rating as the server holds it. Cleared: `value` null and both marks false. */
export const Rating = z.object({
  id: z.string(),
  value: z.nullable(RatingValue),
  top: z.boolean(),
  flop: z.boolean(),
  /** Server time of the last change: the base is as new as this. */
  updatedAt: Instant,
})
export type Rating = z.infer<typeof Rating>

const RatingReceipt = receiptOf(Rating)

/**
 * `watched`: the member's mark "seen" of the title. A rating sets it, unless the member has taken it back since the title
 * is rated. Receipts that are older than this rule have none.
 */
const SetRatingReceipt = z.extend(RatingReceipt, { watched: z.optional(z.nullable(Mark)) })

const RatingParams = z.object({ type: RatableType, id: z.union([MovieId, SeriesId]) })

export const setRatingCall = defineCall({
  method: 'PUT',
  path: '/api/:type/:id/rating',
  summary: 'Rate a film or series, and mark it as seen',
  audience: 'member',
  command: true,
  params: RatingParams,
  body: z.object({ rating: RatingInput }),
  answer: SetRatingReceipt,
})

export const clearRatingCall = defineCall({
  method: 'DELETE',
  path: '/api/:type/:id/rating',
  summary: "Take one's rating back",
  audience: 'member',
  command: true,
  params: RatingParams,
  answer: RatingReceipt,
})
