import { systemClock } from '../../sync/clock.ts'
import type { Store } from '../core/loaderInput.ts'
import { keepState } from './keepState.ts'

/** Keeps this tab's state with the browser's own parts; not at all where storage is forbidden. */
export async function keepPageState(store: Store): Promise<void> {
  const storage = openStorage()
  if (!storage) return
  const breathe = () => new Promise<void>((resolve) => setTimeout(resolve))
  await keepState({ store, storage, clock: systemClock, page: window, view: document, breathe })
}

function openStorage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}
