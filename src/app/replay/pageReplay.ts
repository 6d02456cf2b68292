import { csrfMetaAtom } from '../../atoms/core/callUnsafe.ts'
import { signOutMarkerAtom } from '../../atoms/core/signOutMarker.ts'
import { startLive } from '../../atoms/live/startLive.ts'
import { noteKeptAtom } from '../../atoms/place/noteKept.ts'
import { systemClock } from '../../sync/clock.ts'
import { SYNC_TAG } from '../../sync/tags.ts'
import type { Store } from '../core/loaderInput.ts'
import { followRatings } from './followRatings.ts'
import { followReplayTriggers } from './replayTriggers.ts'
import { followAdded } from './tellAdded.ts'
import { followUnstored } from './tellUnstored.ts'

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }

/** Follows this page's reasons to replay with the browser's own parts. */
export function followPageReplay(store: Store): void {
  followAdded(store, document)
  followUnstored(store)
  followRatings(store)
  startLive(store)
  followReplayTriggers({
    store,
    load: async () => {
      await refuseAfterSignOut(store)
      return (await import('../../sync/openDevice.ts')).openReplay({
        fetch: (request, init) => globalThis.fetch(request, init),
        locks: navigator.locks ?? null,
        readCookie: () => document.cookie,
        showToken: (token) => store.get(csrfMetaAtom).show(token),
      })
    },
    clock: systemClock,
    page: window,
    view: document,
    worker: navigator.serviceWorker ?? null,
    registerSync: () => void registerSync(),
    persist: once(() => {
      store.set(noteKeptAtom)
      void navigator.storage?.persist?.().catch(() => undefined)
    }),
    badge: (count) => void setBadge(count),
  })
}

/**
 * A browser that was killed may have lost a sign-out's cookie but never its note. The server then renders the page of
 * the former member, and nothing may be sent for them before it knows of the sign-out (ADR 017).
 *
 * @throws Error while a sign-out is not confirmed; the loop asks again later.
 */
export async function refuseAfterSignOut(store: Store): Promise<void> {
  if ((await store.get(signOutMarkerAtom).read()) !== null) throw new Error('A sign-out is not confirmed yet')
}

/** Safari and Firefox have no Background Sync; the page's own triggers must do there. */
async function registerSync(): Promise<void> {
  try {
    const registration: SyncRegistration | undefined = await navigator.serviceWorker?.ready
    await registration?.sync?.register(SYNC_TAG)
  } catch {
    // Refused by the user or in private mode.
  }
}

async function setBadge(count: number): Promise<void> {
  try {
    if (count > 0) await navigator.setAppBadge?.(count)
    else await navigator.clearAppBadge?.()
  } catch {
    // Not installed.
  }
}

function once(run: () => void): () => void {
  let done = false
  return () => {
    if (!done) run()
    done = true
  }
}
