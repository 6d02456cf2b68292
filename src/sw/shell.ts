import type { WorkboxPlugin } from 'workbox-core/types.js'
import { PrecacheController } from 'workbox-precaching'

/** Names the cache. Whoever counts what lies on the device leaves out the app itself by the word `precache`. */
export const SHELL_CACHE = 'precache-v1'

/**
 * Neither a page to which the request was redirected is a file of ours, nor a page in a script's place, with 200, as
 * captive portals and proxies under maintenance answer: the library would store it, and a script that is stored once is
 * never fetched again. Whose page `index.html` is, its hash in the list says (`scripts/build/workerFiles.ts`).
 */
export const ownFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const isPage = response.headers.get('content-type')?.startsWith('text/html') === true
    const isOurs = isPage === new URL(request.url).pathname.endsWith('.html')
    return response.status === 200 && !response.redirected && isOurs ? response : null
  },
}

/**
 * The app's files that belong to the installation: with them it opens without a network. When one of them cannot be had, the version is
 * not installed: then the version before stays, whole.
 */
export function createShell(): PrecacheController {
  return new PrecacheController({ cacheName: SHELL_CACHE, plugins: [ownFiles] })
}
