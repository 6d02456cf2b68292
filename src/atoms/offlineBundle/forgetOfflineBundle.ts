import { atom } from 'jotai'
import { OFFLINE_BUNDLE_CACHE } from '../../sync/offlineBundle/kept.ts'
import { refreshOfflineBundle } from '../../sync/offlineBundle/refresh.ts'
import { readFavouritesAtom } from '../favourites/favourites.ts'

/** The worker's cache of the favourite cinemas, or a stand-in. */
export const offlineBundleCacheAtom = atom({
  /** Drops the cinemas that are not among these. */
  keepOnly: async (favourites: readonly string[]): Promise<void> => {
    if (typeof caches === 'undefined' || !(await caches.has(OFFLINE_BUNDLE_CACHE))) return
    const cache = await caches.open(OFFLINE_BUNDLE_CACHE)
    const nothing = async (): Promise<Response> => Promise.reject(new TypeError('nothing is fetched here'))
    const put: Cache['put'] = (key, response) => cache.put(key, response)
    await refreshOfflineBundle(
      { cache, fetch: nothing, now: Date.now, put, findElsewhere: async () => undefined, onProgress: () => {} },
      favourites,
      false,
    )
  },
})

/** Removes cinemas from the device that are no favourites of the current member or visitor. */
export const forgetOfflineBundleAtom = atom(null, async (get, set): Promise<void> => {
  const favourites = await set(readFavouritesAtom)
  await get(offlineBundleCacheAtom).keepOnly((favourites ?? []).map(({ id }) => id))
})
