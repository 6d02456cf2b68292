import { ownerAtom } from '../atoms/session.ts'
import type { Store } from './loaders/loaderInput.ts'

/** Follows the reasons to replay once somebody is signed in: a visitor has no outbox, and loads none. */
export function startReplay(store: Store): void {
  let started = false
  const start = () => {
    if (started || store.get(ownerAtom) === null) return
    started = true
    stop()
    void import('./pageReplay.ts').then(({ followPageReplay }) => followPageReplay(store))
  }
  const stop = store.sub(ownerAtom, start)
  start()
}
