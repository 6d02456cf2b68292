import { collectionCall, titleListsCall } from '#contract/collections.ts'
import type { IdOrPermalink } from '#contract/ids.ts'
import type { RatableType } from '#contract/ratings.ts'
import { toRef } from '../core/toRef.ts'

/** The public lists that hold a film or series. */
export const titleListsRef = (type: RatableType, id: IdOrPermalink) => toRef(titleListsCall, { params: { type, id } })

/** Films that belong together. */
export const collectionRef = (id: IdOrPermalink) => toRef(collectionCall, { params: { id } })
