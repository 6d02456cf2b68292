import type { Call } from '#contract/call.ts'
import type { RatableType } from '#contract/ratings.ts'
import type { ResourceRef } from '../core/reference.ts'
import { useLiveOne } from '../live/useLiveOne.ts'

/** Keeps an answer about where a title can be seen up to date while it is shown: offers come and go, showtimes are added. */
export function useLiveWhere<C extends Call>(reference: ResourceRef<C>, type: RatableType, id: string): void {
  useLiveOne({ reference, topic: `${type}/${id}`, isAbout: ({ kind }) => kind.startsWith('consumption.') })
}
