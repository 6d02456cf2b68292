import type { WorkboxPlugin } from 'workbox-core/types.js'

/** `/images/{id}/{width}/{filename}` without the width: the same picture. */
const pictureOf = (url: string) => new URL(url).pathname.replace(/^(\/images\/[^/]+)\/\d+\//, '$1/*/')

/** Without a network any width of the same picture that lies on the device is better than none. */
export function otherWidth(cacheName: string): WorkboxPlugin {
  return {
    handlerDidError: async ({ request }) => {
      const cache = await caches.open(cacheName)
      const keys = await cache.keys()
      const same = keys.filter(({ url }) => pictureOf(url) === pictureOf(request.url)).at(-1)
      return same && cache.match(same, { ignoreVary: true })
    },
  }
}
