import { CacheFirst } from 'workbox-strategies'
import { ownFiles } from './shell.ts'

/** Names the cache. Its name has the word `precache` as that of the shell has: both are the app itself. */
export const LATER_CACHE = 'precache-later-v1'

/**
 * The app's own files that are not part of the installation: each is kept when it is first needed, and all of them are
 * fetched in turn when a page says that the moment is good. The next call goes on where one ended too early.
 *
 * @param paths named by their content: what lies on the device under one of them is never fetched again.
 */
export function createLater(paths: readonly string[]) {
  const urls = new Set(paths.map((path) => new URL(path, location.href).href))
  const strategy = new CacheFirst({ cacheName: LATER_CACHE, plugins: [ownFiles], matchOptions: { ignoreVary: true } })
  const storedUrls = async (cache: Cache) => (await cache.keys()).map(({ url }) => url)

  const fetchInTurn = async (event: ExtendableEvent): Promise<void> => {
    const stored = new Set(await storedUrls(await caches.open(LATER_CACHE)))
    for (const url of urls) {
      if (stored.has(url)) continue
      const request = new Request(url, { priority: 'low' })
      const [answer, done] = strategy.handleAll({ event, request })
      if (!(await answer).ok) return
      await done
    }
  }

  let fetching: Promise<void> | undefined
  return {
    /** Answers a request for one of these files. */
    strategy,
    has: (url: URL) => urls.has(url.href),
    /** Fetches what is not here yet; ends at the first that cannot be had. */
    fetchAll(event: ExtendableEvent): Promise<void> {
      fetching ??= fetchInTurn(event)
        .catch(() => undefined)
        .finally(() => {
          fetching = undefined
        })
      return fetching
    },
    /** Deletes what only older versions needed. */
    async deleteOthers(): Promise<void> {
      const cache = await caches.open(LATER_CACHE)
      for (const url of await storedUrls(cache)) if (!urls.has(url)) await cache.delete(url)
    },
  }
}
