import type { WorkboxPlugin } from 'workbox-core/types.js'
import { kinds } from '../sync/kinds.ts'
import { findInOfflineBundle, toNewer } from '../sync/offlineBundle/findInOfflineBundle.ts'
import { OFFLINE_BUNDLE_CACHE, readKept } from '../sync/offlineBundle/kept.ts'
import type { OfflineBundleProgress, OfflineBundleResult } from '../sync/offlineBundle/refresh.ts'
import { OFFLINE_BUNDLE_TAG } from '../sync/tags.ts'
import { makeRoom, putWithRoom } from './makeRoom.ts'
import { markAsDevice } from './ownAnswers.ts'

declare const self: ServiceWorkerGlobalScope

const open = () => caches.open(OFFLINE_BUNDLE_CACHE)

/** The other caches give way, those of the favourites last. */
export const makeRoomHere = () =>
  makeRoom(
    kinds.map(({ name }) => name),
    (name) => caches.open(name),
  )

/**
 * Lets the favourites' cache answer where a strategy falls back on the device and its own cache has nothing newer. Put it
 * after the plugins that judge the age of the strategy's own copy.
 *
 * @param openCache where it lies; a test passes its own.
 */
export function offlineBundleCopy(
  openCache: () => Promise<Cache> = open,
): Required<Pick<WorkboxPlugin, 'cachedResponseWillBeUsed'>> {
  return {
    cachedResponseWillBeUsed: async ({ cachedResponse: own, request }) => {
      // A picture never changes under its URL: the own copy will do.
      if (own && new URL(request.url).pathname.startsWith('/images/')) return own
      const kept = await findInOfflineBundle(request.url, await openCache())
      const newer = toNewer(own, kept)
      return newer && newer === kept ? markAsDevice(newer) : newer
    },
  }
}

/** One refresh after the other: a later one knows what the one before has brought. */
let last: Promise<unknown> = Promise.resolve()

/** Those who wait for a refresh: while theirs waits for the one before, they hear how far that has come. */
const listeners = new Set<(progress: OfflineBundleProgress) => void>()

/** Brings the favourites' cache up to date. */
export function refreshFavourites(
  ids: readonly string[],
  force: boolean,
  onProgress: (progress: OfflineBundleProgress) => void = () => {},
): Promise<OfflineBundleResult> {
  listeners.add(onProgress)
  const result = last.then(async () => {
    const { refreshOfflineBundle } = await import('../sync/offlineBundle/refresh.ts')
    const cache = await open()
    return refreshOfflineBundle(
      {
        cache,
        fetch: (input, init) => self.fetch(input, init),
        now: Date.now,
        put: (key, response) => putWithRoom((copy) => cache.put(key, copy), response, makeRoomHere),
        findElsewhere: (url) => caches.match(url, { ignoreVary: true }),
        onProgress: (progress) => {
          for (const listener of listeners) listener(progress)
        },
      },
      ids,
      force,
    )
  })
  last = result.catch(() => undefined).finally(() => listeners.delete(onProgress))
  return result
}

/** The browser wakes the worker now and then, without a page: what is kept is refreshed as it was asked for last. */
export function refreshPeriodically(): void {
  self.addEventListener('periodicsync' as 'message', (event: ExtendableEvent) => {
    if ((event as ExtendableEvent & { readonly tag: string }).tag !== OFFLINE_BUNDLE_TAG) return
    event.waitUntil(
      open()
        .then(readKept)
        .then((kept) => kept && refreshFavourites(kept.asked, false)),
    )
  })
}
