import type { Store } from '../src/app/loaders/loaderInput.ts'
import { reachableAtom } from '../src/atoms/reachable.ts'

/** The page learns that the server cannot be reached. */
export const goOffline = (store: Store): void => store.set(reachableAtom, { kind: 'unreachable' })
