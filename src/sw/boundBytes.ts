import type { WorkboxPlugin } from 'workbox-core/types.js'

async function sizeOf(response: Response): Promise<number> {
  const told = Number(response.headers.get('content-length'))
  return told > 0 ? told : (await response.blob()).size
}

async function measure(cache: Cache): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  for (const request of await cache.keys()) {
    const response = await cache.match(request, { ignoreVary: true })
    if (response) sizes.set(request.url, await sizeOf(response))
  }
  return sizes
}

/**
 * Keeps a cache below `maxBytes` (as transferred) by dropping what was stored first. Sizes are measured once after the
 * worker starts and counted from then on, so that storing an image stays cheap.
 *
 * @param open where caches come from; a test passes its own.
 */
export function boundBytes(
  maxBytes: number,
  open: (name: string) => Promise<Cache> = (name) => caches.open(name),
): Required<Pick<WorkboxPlugin, 'cacheDidUpdate'>> {
  let measuring: Promise<Map<string, number>> | undefined
  return {
    cacheDidUpdate: async ({ cacheName, request, newResponse }) => {
      const cache = await open(cacheName)
      measuring ??= measure(cache)
      const sizes = await measuring
      sizes.delete(request.url)
      sizes.set(request.url, await sizeOf(newResponse))
      let total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
      for (const [url, size] of sizes) {
        if (total <= maxBytes) break
        sizes.delete(url)
        total -= size
        await cache.delete(url, { ignoreVary: true })
      }
    },
  }
}
