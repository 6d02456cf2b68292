import type { CinemaId } from '#contract/ids.ts'
import { offlineBundleCall } from '#contract/offlineBundle.ts'
import { toRef } from '../core/toRef.ts'

/** The week of the favourite cinemas: the bundle that the worker keeps of them. */
export const favouriteWeekRef = (ids: readonly CinemaId[]) =>
  toRef(offlineBundleCall, { query: { ids: [...ids].sort() } })
