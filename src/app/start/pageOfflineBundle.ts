import type { UserId } from '#contract/ids.ts'
import { noteKeptAtom } from '../../atoms/place/noteKept.ts'
import { OFFLINE_BUNDLE_TAG } from '../../sync/tags.ts'
import type { Store } from '../core/loaderInput.ts'
import { followReminders } from './followReminders.ts'
import { followOfflineBundleTriggers } from './offlineBundleTriggers.ts'

type PeriodicRegistration = ServiceWorkerRegistration & {
  periodicSync?: { register(tag: string, options: { minInterval: number }): Promise<void> }
}

/** Twice a day is enough for a programme that is asked for by the hour as soon as a page is open. */
const EVERY_MS = 12 * 60 * 60_000

/**
 * Keeps the offline bundle up to date with the browser's own parts.
 *
 * @param owner the member who was signed in when the page started; null for a visitor.
 */
export function followPageOfflineBundle(store: Store, owner: UserId | null): void {
  followReminders(store, window, document)
  let isAsked = false
  followOfflineBundleTriggers({
    store,
    owner,
    page: window,
    view: document,
    keep: () => {
      if (isAsked) return
      isAsked = true
      store.set(noteKeptAtom)
      void navigator.storage?.persist?.().catch(() => undefined)
      void registerPeriodicSync()
    },
  })
}

/** Chromium alone has it, and allows it to installed apps. */
async function registerPeriodicSync(): Promise<void> {
  try {
    const name = 'periodic-background-sync' as PermissionName
    if ((await navigator.permissions.query({ name })).state !== 'granted') return
    const registration: PeriodicRegistration = await navigator.serviceWorker.ready
    await registration.periodicSync?.register(OFFLINE_BUNDLE_TAG, { minInterval: EVERY_MS })
  } catch {
    // Unknown to this browser, or refused.
  }
}
