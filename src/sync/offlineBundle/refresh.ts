import { toImageUrl } from '#contract/image.ts'
import { encodeQuery } from '#contract/query.ts'
import type { Fetch } from '../api.ts'
import { isStorageFull } from '../storageFull.ts'
import { type Kept, narrow, OFFLINE_BUNDLE_PATH, type OfflineBundleCache, putKept, readKept } from './kept.ts'

/**
 * The outcome of a refresh.
 *
 * - `empty`: no favourites, and nothing is kept any more. `fresh`: what is kept is young enough.
 * - `kept`: the newest lies on the device. `unreachable`: the server gave none; the old one stays.
 * - `full`: the device has no room, not even after the other caches were cut; the old one stays.
 */
export type OfflineBundleResult = 'empty' | 'fresh' | 'kept' | 'unreachable' | 'full'

/** The progress of the missing posters. */
export type OfflineBundleProgress = { done: number; total: number }

export type OfflineBundleDeps = {
  cache: OfflineBundleCache
  fetch: Fetch
  now: () => number
  /** Stores, and makes room for it when there is none. */
  put: OfflineBundleCache['put']
  /** A picture that another cache of the device has already. */
  findElsewhere: (url: string) => Promise<Response | undefined>
  /** Called as the posters are counted, and with each that is dealt with. */
  onProgress: (progress: OfflineBundleProgress) => void
}

/** Younger than this is fresh, unless the favourites changed or the user asks. */
const FRESH_MS = 60 * 60_000
/** The number of posters that are fetched at once, small enough not to compete with the user's requests. */
const AT_ONCE = 3

/**
 * Brings favourites and device together: forgets cinemas that are no favourites any more, fetches the bundle when it is
 * old or cinemas are missing, then the posters that are not there yet. Cut off anywhere, what lies there is whole.
 */
export async function refreshOfflineBundle(
  deps: OfflineBundleDeps,
  ids: readonly string[],
  force: boolean,
): Promise<OfflineBundleResult> {
  const { cache, now } = deps
  let kept = await readKept(cache)
  try {
    if (kept?.asked.some((id) => !ids.includes(id))) {
      kept = narrow(kept, ids)
      await putKept(deps.put, kept)
    }
    if (ids.length === 0) {
      await sweep(cache, () => false)
      return 'empty'
    }
    const isFresh =
      kept !== null &&
      Math.abs(now() - Date.parse(kept.fetchedAt)) < FRESH_MS &&
      ids.every((id) => kept?.asked.includes(id))
    const newest = isFresh && !force ? null : await fetchBundle(deps, ids)
    if (newest !== null) await putKept(deps.put, newest)
    const current = newest ?? kept
    if (current !== null) await keepPosters(deps, current)
    return newest !== null ? 'kept' : isFresh && !force ? 'fresh' : 'unreachable'
  } catch (error) {
    if (isStorageFull(error)) return 'full'
    throw error
  }
}

/** Asks the server; null when there is no answer of ours. */
async function fetchBundle({ fetch, now }: OfflineBundleDeps, ids: readonly string[]): Promise<Kept | null> {
  try {
    const url = OFFLINE_BUNDLE_PATH + encodeQuery({ ids: [...ids].sort() })
    const response = await fetch(url, { headers: { accept: 'application/json' }, cache: 'no-cache', redirect: 'error' })
    if (response.status !== 200 || !/^application\/json\b/.test(response.headers.get('content-type') ?? '')) return null
    const date = Date.parse(response.headers.get('date') ?? '') || now()
    return { bundle: await response.json(), asked: ids, fetchedAt: new Date(date).toISOString() }
  } catch {
    return null
  }
}

/**
 * Fetches what is missing, then lets go of what no film needs any more. A poster that fails is tried again next time.
 */
async function keepPosters(deps: OfflineBundleDeps, { bundle }: Kept): Promise<void> {
  const { cache, fetch, put, findElsewhere, onProgress } = deps
  const wanted = new Set(bundle.images.map((image) => toImageUrl(image, image.width)))
  await sweep(cache, (path) => wanted.has(path) || path === OFFLINE_BUNDLE_PATH)
  const there = new Set((await cache.keys()).map(({ url }) => toPath(url)))
  const waiting = [...wanted].filter((url) => !there.has(url))
  const total = waiting.length
  let done = 0
  if (total > 0) onProgress({ done, total })
  const next = async (): Promise<void> => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const picture = (await findElsewhere(url)) ?? (await fetch(url, { redirect: 'error' }).catch(() => null))
      if (picture && isPicture(picture)) await put(url, picture)
      done += 1
      onProgress({ done, total })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}

async function sweep(cache: OfflineBundleCache, stays: (path: string) => boolean): Promise<void> {
  for (const request of await cache.keys()) {
    if (!stays(toPath(request.url))) await cache.delete(request)
  }
}

/** A placeholder of a poster that is still being drawn says `no-store`. */
const isPicture = ({ status, headers }: Response) =>
  status === 200 &&
  headers.get('content-type')?.startsWith('image/') === true &&
  !headers.get('cache-control')?.includes('no-store')

const toPath = (url: string) => new URL(url, 'http://device').pathname
