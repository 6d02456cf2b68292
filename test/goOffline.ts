import type { Store } from '../src/app/core/loaderInput.ts'
import { reachableAtom } from '../src/atoms/core/reachable.ts'

/** The page learns that the server cannot be reached. */
export const goOffline = (store: Store): void => store.set(reachableAtom, { kind: 'unreachable' })
