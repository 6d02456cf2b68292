import { STATE_KEY } from '../../atoms/core/keptKey.ts'
import { forgetPersonalAtom, restoreKeptAtom, writeKeptAtom } from '../../atoms/core/keptState.ts'
import { resourcesAtom } from '../../atoms/core/resource.ts'
import { ownerAtom, sessionKnownAtom } from '../../atoms/core/session.ts'
import type { Clock } from '../../sync/clock.ts'
import type { Store } from '../core/loaderInput.ts'

/** The state is saved at most this often, in ms (PRODUCT H1); a page that is left saves at once. */
const SAVE_EVERY_MS = 2_000
/** Characters; browsers allow about five million to all of a site. */
const MOST = 1_000_000
/** Below this it is not worth trying again when the device is full. */
const LEAST = 10_000

export type KeepStateInput = {
  store: Store
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  clock: Clock
  /** The window: `pagehide`. */
  page: EventTarget
  /** The document. */
  view: EventTarget & { readonly visibilityState: DocumentVisibilityState }
  breathe: () => Promise<void>
}

/**
 * Restores the state that this tab kept, then keeps it (H1). Call it once the page is hydrated: what the server or the
 * network brought meanwhile is newer and stays.
 */
export async function keepState(input: KeepStateInput): Promise<void> {
  const { store, storage, clock, page, view, breathe } = input
  await store.get(sessionKnownAtom)
  const text = storage.getItem(STATE_KEY)
  if (text !== null) await store.set(restoreKeptAtom, text, breathe)

  let cancel: (() => void) | null = null
  const saveNow = () => {
    cancel?.()
    cancel = null
    save(store, storage)
  }
  const saveSoon = () => {
    cancel ??= clock.setTimer(SAVE_EVERY_MS, saveNow)
  }
  const onLeave = () => {
    if (cancel) saveNow()
  }
  store.sub(resourcesAtom, saveSoon)
  store.sub(ownerAtom, () => {
    store.set(forgetPersonalAtom)
    saveNow()
  })
  page.addEventListener('pagehide', onLeave)
  view.addEventListener('visibilitychange', () => {
    if (view.visibilityState === 'hidden') onLeave()
  })
  saveSoon()
}

/** Writes as much as fits. A full device keeps the newest half, or a quarter, or nothing. */
function save(store: Store, storage: KeepStateInput['storage']): void {
  for (let bound = MOST; bound > LEAST; bound /= 2) {
    try {
      storage.setItem(STATE_KEY, store.set(writeKeptAtom, bound))
      return
    } catch {
      // The quota is used up by others.
    }
  }
  storage.removeItem(STATE_KEY)
}
