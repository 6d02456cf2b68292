import type { Call } from '#contract/call.ts'
import type { ResourceInput, ResourceRef } from './reference.ts'

/** Makes a reference. Lint allows this in `refs.ts` files alone, so that the input of a resource is built in one place. */
export function toRef<C extends Call>(call: C, input: ResourceInput<C> = {}): ResourceRef<C> {
  return { call, input }
}
