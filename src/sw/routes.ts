import { registerQuotaErrorCallback } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies'
import { type Kind, kinds } from '../sync/kinds.ts'
import { OFFLINE_BUNDLE_CACHE } from '../sync/offlineBundle/kept.ts'
import { boundBytes } from './boundBytes.ts'
import { boundUses } from './boundUses.ts'
import { makeRoomHere, offlineBundleCopy } from './offlineBundle.ts'
import { otherWidth } from './otherWidth.ts'
import { ownAnswers } from './ownAnswers.ts'

const DAY_MS = 86_400_000

function toStrategy(kind: Kind): Strategy {
  const options = {
    cacheName: kind.name,
    // The same browser always asks for the same formats; `Vary` would only hide what is there.
    matchOptions: { ignoreVary: true },
    // The browser's own cache would answer for the server without saying so: a copy must show that it is one.
    ...(kind.content === 'json' ? { fetchOptions: { cache: 'no-cache' as const } } : {}),
    plugins: [
      ownAnswers(kind),
      boundUses({ cacheName: kind.name, maxEntries: kind.maxEntries, maxAgeMs: kind.maxAgeDays * DAY_MS }),
      ...(kind.maxBytes ? [boundBytes(kind.maxBytes)] : []),
      ...(kind.content === 'image' ? [otherWidth([kind.name, OFFLINE_BUNDLE_CACHE])] : []),
      offlineBundleCopy(),
    ],
  }
  return kind.content === 'image' ? new CacheFirst(options) : new NetworkFirst(options)
}

const strategies = kinds.map((kind) => ({ kind, strategy: toStrategy(kind) }))

/** Keeps same-origin answers under the strategy of their kind. */
export function registerKinds(): void {
  for (const { kind, strategy } of strategies)
    registerRoute(({ sameOrigin, url }) => sameOrigin && kind.matches.test(url.pathname), strategy)
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
      const [answer, done] = found.strategy.handleAll({ event, request })
      await answer.then(() => done).catch(() => undefined)
    }
    return next()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}
