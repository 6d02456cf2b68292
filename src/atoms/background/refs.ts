import { backgroundCall, personAwardsCall } from '#contract/background.ts'
import type { IdOrPermalink } from '#contract/ids.ts'
import type { RatableType } from '#contract/ratings.ts'
import { toRef } from '../core/toRef.ts'

/** Facts around a film or series, and the ways on from it. */
export const backgroundRef = (type: RatableType, id: IdOrPermalink) => toRef(backgroundCall, { params: { type, id } })

/** The awards and nominations of a person. */
export const personAwardsRef = (id: IdOrPermalink) => toRef(personAwardsCall, { params: { id } })
