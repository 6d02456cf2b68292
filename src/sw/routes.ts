import { registerQuotaErrorCallback } from 'workbox-core'
import type { RouteMatchCallback } from 'workbox-core/types.js'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies'
import { TRAVEL_CACHE } from '../sync/travel/kept.ts'
import { boundBytes } from './boundBytes.ts'
import { boundUses } from './boundUses.ts'
import { otherWidth } from './otherWidth.ts'
import { ownAnswers } from './ownAnswers.ts'
import { type Kind, kinds } from './strategies.ts'
import { makeRoomHere, travelCopy } from './travel.ts'

const DAY_MS = 86_400_000

function toStrategies(kind: Kind): { usual: Strategy; fresh: Strategy } {
  const options = {
    cacheName: kind.name,
    // The same browser always asks for the same formats; `Vary` would only hide what is there.
    matchOptions: { ignoreVary: true },
    // The browser's own cache would answer for the server without saying so: a copy must show that it is one.
    ...(kind.content === 'json' ? { fetchOptions: { cache: 'no-cache' as const } } : {}),
    plugins: [
      ownAnswers(kind.content),
      boundUses({ cacheName: kind.name, maxEntries: kind.maxEntries, maxAgeMs: kind.maxAgeDays * DAY_MS }),
      ...(kind.maxBytes ? [boundBytes(kind.maxBytes)] : []),
      ...(kind.content === 'image' ? [otherWidth([kind.name, TRAVEL_CACHE])] : []),
      travelCopy(),
    ],
  }
  const fresh = new NetworkFirst(options)
  switch (kind.how) {
    case 'network-first':
      return { usual: new NetworkFirst({ ...options, networkTimeoutSeconds: kind.timeoutSeconds }), fresh }
    case 'stale-while-revalidate':
      return { usual: new StaleWhileRevalidate(options), fresh }
    case 'cache-first':
      return { usual: new CacheFirst(options), fresh }
  }
}

const strategies = kinds.map((kind) => ({ kind, ...toStrategies(kind) }))

/**
 * Keeps same-origin answers under the strategy of their kind. A request with `Cache-Control: no-cache` (from a page that
 * heard of a change) gets the server's answer, however long it takes, and the device's copy only where there is none.
 */
export function registerKinds(): void {
  for (const { kind, usual, fresh } of strategies) {
    const isKind: RouteMatchCallback = ({ sameOrigin, url }) => sameOrigin && kind.matches.test(url.pathname)
    registerRoute((asked) => asked.request.headers.get('cache-control') === 'no-cache' && isKind(asked), fresh)
    registerRoute(isKind, usual)
  }
}

/** When the device is full, the oldest of all kinds goes first. */
export function makeRoomWhenFull(): void {
  registerQuotaErrorCallback(makeRoomHere)
}

/** How many downloads of a warm-up run at once, so that it never competes with what the user does. */
const AT_ONCE = 3

/**
 * Brings same-origin URLs under their strategies into the caches; what the worker does not keep is ignored. A failed one
 * is left out: it will be fetched when it is needed.
 */
export async function warm(urls: readonly string[], origin: string, event: ExtendableEvent): Promise<void> {
  const waiting = [
    ...new Set(
      urls
        .map((url) => new URL(url, origin))
        .filter((url) => url.origin === origin)
        .map(String),
    ),
  ]
  const next = async (): Promise<void> => {
    const url = waiting.shift()
    if (url === undefined) return
    const { pathname } = new URL(url)
    const found = strategies.find(({ kind }) => kind.matches.test(pathname))
    if (found) {
      const accept = found.kind.content === 'json' ? 'application/json' : 'image/avif,image/webp,*/*'
      const request = new Request(url, { headers: { accept } })
      const [answer, done] = found.usual.handleAll({ event, request })
      await answer.then(() => done).catch(() => undefined)
    }
    return next()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}
