import type { OfflineBundle } from '#contract/offlineBundle.ts'

/** The cache of the offline bundle, apart from all others. Devices have it under this name; a new meaning needs a new one. */
export const OFFLINE_BUNDLE_CACHE = 'unterwegs-v1'

/**
 * Where bundles come from, and where the newest one lies in the cache: one entry, so that a new one takes the old one's
 * place in one step. Written out, because the worker has no room for the contract's schemas; a test compares.
 */
export const OFFLINE_BUNDLE_PATH = '/api/cinemas/bundle'
/** Which cinemas were asked for, beside the answer. */
const ASKED_HEADER = 'x-lichtspiel-asked'

/** The part of `Cache` that is used; a test passes its own. */
export type OfflineBundleCache = Pick<Cache, 'keys' | 'match' | 'put' | 'delete'>

/**
 * The bundle as it lies on the device. `fetchedAt` is when the server made it; `asked` are the ids it was asked for.
 */
export type Kept = { bundle: OfflineBundle; asked: readonly string[]; fetchedAt: string }

/**
 * The bundle of this device, or null. Its shape is not checked again here: it was stored as the server's answer, and
 * the reader of an answer made from it parses that like any other.
 */
export async function readKept(cache: OfflineBundleCache): Promise<Kept | null> {
  const response = await cache.match(OFFLINE_BUNDLE_PATH)
  if (!response) return null
  try {
    return {
      bundle: (await response.json()) as OfflineBundle,
      asked: (response.headers.get(ASKED_HEADER) ?? '').split(',').filter(Boolean).map(decodeURIComponent),
      fetchedAt: new Date(response.headers.get('date') ?? '').toISOString(),
    }
  } catch {
    // A damaged one is as good as none: the next refresh replaces it.
    return null
  }
}

/** Puts a bundle in the place of the one before. */
export function putKept(put: OfflineBundleCache['put'], { bundle, asked, fetchedAt }: Kept): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    date: new Date(fetchedAt).toUTCString(),
    [ASKED_HEADER]: asked.map(encodeURIComponent).join(),
  }
  return put(OFFLINE_BUNDLE_PATH, new Response(JSON.stringify(bundle), { headers }))
}

/** The same without the cinemas that are not among `ids`, and without what only they needed. */
export function narrow(kept: Kept, ids: readonly string[]): Kept {
  return { ...kept, asked: kept.asked.filter((id) => ids.includes(id)), bundle: cut(kept.bundle, ids) }
}

/** The part of a bundle that is about the cinemas with these ids. */
export function cut(bundle: OfflineBundle, ids: readonly string[]): OfflineBundle {
  const cinemas = bundle.cinemas.filter(({ cinema }) => ids.includes(cinema.id))
  const shown = new Set(cinemas.flatMap(({ days }) => days.flatMap(({ films }) => films.map(({ movieId }) => movieId))))
  const movies = bundle.movies.filter(({ id }) => shown.has(id))
  const posters = new Set(movies.map(({ poster }) => poster?.id))
  const images = bundle.images.filter(({ id }) => posters.has(id))
  return { ...bundle, cinemas, movies, images }
}
