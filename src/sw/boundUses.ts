import type { WorkboxPlugin } from 'workbox-core/types.js'
import type { UsesDatabase } from './uses.ts'

let uses: Promise<UsesDatabase> | undefined
const openUses = () => {
  uses ??= import('./uses.ts').then(({ createUses }) => createUses())
  return uses
}

export type Bound = { cacheName: string; maxEntries: number; maxAgeMs: number }

/** Where things lie and what time it is; a test brings its own. */
export type BoundDeps = {
  openDb: () => Promise<UsesDatabase>
  open: (name: string) => Promise<Cache>
  now: () => number
}

/**
 * Keeps a cache to what was used last: at most `maxEntries`, none unused for `maxAgeMs`, and serves nothing that the
 * server made longer ago than that.
 */
export function boundUses(
  { cacheName, maxEntries, maxAgeMs }: Bound,
  { openDb, open, now }: BoundDeps = { openDb: openUses, open: (name) => caches.open(name), now: Date.now },
): Required<Pick<WorkboxPlugin, 'cachedResponseWillBeUsed' | 'cacheDidUpdate'>> {
  const note = async (url: string) => (await openDb()).uses.put({ cache: cacheName, url, at: now() })

  async function trim(): Promise<void> {
    const db = await openDb()
    const cache = await open(cacheName)
    const keys = await cache.keys()
    const noted = new Map((await db.uses.where({ cache: cacheName }).toArray()).map(({ url, at }) => [url, at]))
    // An answer without a note has just come, or was stored before there were notes.
    const known = keys.map(({ url }) => ({ cache: cacheName, url, at: noted.get(url) ?? now() }))
    known.sort((a, b) => b.at - a.at)
    const kept = known.slice(0, maxEntries).filter(({ at }) => at > now() - maxAgeMs)
    const urls = new Set(kept.map(({ url }) => url))
    for (const { url } of known) if (!urls.has(url)) await cache.delete(url, { ignoreVary: true })
    await db.uses.bulkPut(kept.filter(({ url }) => !noted.has(url)))
    await db.uses.bulkDelete([...noted.keys()].filter((url) => !urls.has(url)).map((url) => [cacheName, url]))
  }

  /** One at a time; what comes before the next one has begun is seen by it. */
  let last: Promise<void> = Promise.resolve()
  let waits = false
  function trimSoon(): Promise<void> {
    if (waits) return last
    waits = true
    last = last
      .catch(() => {})
      .then(() => {
        waits = false
        return trim()
      })
    return last
  }

  return {
    cachedResponseWillBeUsed: async ({ cachedResponse, request, event }) => {
      if (!cachedResponse) return null
      // Nobody waits for the book-keeping, and an answer is no worse for its failure.
      event?.waitUntil(note(request.url).catch(() => {}))
      const made = Date.parse(cachedResponse.headers.get('date') ?? '')
      return made <= now() - maxAgeMs ? null : cachedResponse
    },
    cacheDidUpdate: async ({ request }) => {
      await note(request.url)
      await trimSoon()
    },
  }
}
