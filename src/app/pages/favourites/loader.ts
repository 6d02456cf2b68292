import { toBerlinDate } from '#contract/berlin.ts'
import { clockAtom } from '../../../atoms/core/context.ts'
import type { LoaderInput } from '../../core/loaderInput.ts'

/** The day to show. Which cinemas, only the device knows: each loads its programme where it stands. */
export function loadFavourites({ context: { store }, deps }: LoaderInput & { deps: { date?: string } }) {
  return { date: deps.date ?? toBerlinDate(store.get(clockAtom).now()) }
}
