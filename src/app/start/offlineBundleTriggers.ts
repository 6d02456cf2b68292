import type { UserId } from '#contract/ids.ts'
import { reachableAtom } from '../../atoms/core/reachable.ts'
import { ownerAtom, sessionAtom, sessionKnownAtom } from '../../atoms/core/session.ts'
import { favouritesAtom, mergeFavouritesAtom } from '../../atoms/favourites/favourites.ts'
import { offlineBundleNeedsAtom } from '../../atoms/favourites/offlineBundleNeed.ts'
import { refreshOfflineBundleAtom } from '../../atoms/offlineBundle/offlineBundle.ts'
import { mergeRemindersAtom } from '../../atoms/reminders/reminders.ts'
import type { Store } from '../core/loaderInput.ts'

/** The sources of the triggers; the page's own, or a test's. */
export type OfflineBundleInput = {
  store: Store
  /** The member whose favourites the device has: if another one is signed in by now, they are removed. */
  owner: UserId | null
  /** `window`: `online`. */
  page: EventTarget
  /** `document`: `visibilitychange`. */
  view: EventTarget & { visibilityState: string }
  /**
   * Asks the browser, with the first favourite, not to clear the device's storage and to wake the worker now and then.
   */
  keep: () => void
}

/**
 * Every trigger of an update of the offline bundle: start, a changed favourite, a page that needs it, sign-in and
 * sign-out, the network's return, becoming visible. The worker decides by the bundle's age whether anything is fetched.
 * At a sign-in the visitor's favourites become the member's; at a sign-out the member's are removed from the device.
 * Returns a function that stops.
 */
export function followOfflineBundleTriggers({ store, owner: first, page, view, keep }: OfflineBundleInput): () => void {
  let owner = first
  /** Nothing is decided before the session is known: a start without one would clear the device. */
  let turn = Promise.resolve(store.get(sessionKnownAtom)).then(async () => {
    owner = store.get(ownerAtom)
    await store.set(mergeFavouritesAtom)
    await store.set(mergeRemindersAtom)
  })
  const tell = async () => {
    await turn
    if (store.get(favouritesAtom)?.length) keep()
    await store.set(refreshOfflineBundleAtom, false)
  }
  const change = () => {
    const before = owner
    owner = store.get(ownerAtom)
    if (owner === before) return
    turn = turn.then(() => store.set(mergeFavouritesAtom)).then(() => store.set(mergeRemindersAtom))
    void tell()
  }
  const seen = () => {
    if (view.visibilityState === 'visible') void tell()
  }
  const stops = [
    store.sub(sessionAtom, change),
    store.sub(favouritesAtom, () => void tell()),
    store.sub(offlineBundleNeedsAtom, () => void tell()),
    store.sub(reachableAtom, () => {
      if (store.get(reachableAtom)) void tell()
    }),
    listen(page, 'online', () => void tell()),
    listen(view, 'visibilitychange', seen),
  ]
  void tell()
  return () => {
    for (const stop of stops) stop()
  }
}

function listen(target: EventTarget, type: string, run: () => void): () => void {
  target.addEventListener(type, run)
  return () => target.removeEventListener(type, run)
}
