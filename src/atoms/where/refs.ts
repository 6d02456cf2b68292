import { consumptionsCall } from '#contract/consumptions.ts'
import type { IdOrPermalink } from '#contract/ids.ts'
import type { RatableType } from '#contract/ratings.ts'
import { toRef } from '../core/toRef.ts'
import type { Place } from '../place/place.ts'

/** Where a title can be seen, for a place. */
export const consumptionsRef = (type: RatableType, id: IdOrPermalink, { city, location, coordinates }: Place) =>
  toRef(consumptionsCall, { params: { type, id }, query: { city, location, coordinates } })
