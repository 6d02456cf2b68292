import { toBerlinDate } from '#contract/berlin.ts'
import { clockAtom } from '../../../atoms/core/context.ts'
import type { LoaderInput } from '../../core/loaderInput.ts'

/** The day it is. Which cinemas, only the device knows: the view loads their week. */
export function loadFavourites({ context: { store } }: LoaderInput) {
  return { today: toBerlinDate(store.get(clockAtom).now()) }
}
