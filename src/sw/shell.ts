import type { WorkboxPlugin } from 'workbox-core/types.js'
import { PrecacheController } from 'workbox-precaching'

/** Names the cache. Whoever counts what lies on the device leaves out the app itself by the word `precache`. */
export const SHELL_CACHE = 'precache-v1'

/** A page of a captive portal, to which the request was redirected, is no file of ours: the library would store it. */
const ownFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 && !response.redirected ? response : null),
}

/**
 * The app's own files on the device, so that it opens without a network. When one of them cannot be had, the version is
 * not installed: then the version before stays, whole.
 */
export function createShell(): PrecacheController {
  return new PrecacheController({ cacheName: SHELL_CACHE, plugins: [ownFiles] })
}
