import type { WorkboxPlugin } from 'workbox-core/types.js'

/** `/images/{id}/{width}/{filename}` without the width: the same picture. */
const pictureOf = (url: string) => new URL(url).pathname.replace(/^(\/images\/[^/]+)\/\d+\//, '$1/*/')

/** Without a network any width of the same picture that lies in one of these caches is better than none. */
export function otherWidth(cacheNames: readonly string[]): WorkboxPlugin {
  return {
    handlerDidError: async ({ request }) => {
      for (const cacheName of cacheNames) {
        const cache = await caches.open(cacheName)
        const keys = await cache.keys()
        const same = keys.filter(({ url }) => pictureOf(url) === pictureOf(request.url)).at(-1)
        if (same) return cache.match(same, { ignoreVary: true })
      }
      return undefined
    },
  }
}
