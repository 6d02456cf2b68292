import type { Call } from '#contract/call.ts'
import type { RatableType } from '#contract/ratings.ts'
import type { ResourceInput } from '../core/resource.ts'
import { useLiveOne } from '../live/useLiveOne.ts'

/** Keeps an answer about where a title can be seen up to date while it is shown: offers come and go, showtimes are added. */
export function useLiveWhere<C extends Call>(call: C, input: ResourceInput<C>, type: RatableType, id: string): void {
  useLiveOne({ call, input, topic: `${type}/${id}`, isAbout: ({ kind }) => kind.startsWith('consumption.') })
}
