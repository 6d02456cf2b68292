import { isStorageFull } from '../sync/storageFull.ts'

/** The part of the browser's caches that is used; a test passes its own. */
export type OpenCache = (name: string) => Promise<Pick<Cache, 'keys' | 'match' | 'delete'>>

/** Of what lies there, how much goes at once: enough to be done soon, little enough to lose nothing that would fit. */
const PART = 1 / 4

/**
 * Deletes the oldest part of what lies in these caches, by when the server made it.
 *
 * @returns false when nothing was left to delete.
 */
export async function makeRoom(names: readonly string[], open: OpenCache): Promise<boolean> {
  const found: { at: number; drop: () => Promise<boolean> }[] = []
  for (const name of names) {
    const cache = await open(name)
    for (const request of await cache.keys()) {
      const date = (await cache.match(request, { ignoreVary: true }))?.headers.get('date')
      found.push({ at: Date.parse(date ?? '') || 0, drop: () => cache.delete(request, { ignoreVary: true }) })
    }
  }
  found.sort((a, b) => a.at - b.at)
  for (const { drop } of found.slice(0, Math.ceil(found.length * PART))) await drop()
  return found.length > 0
}

/**
 * Stores in a cache. When the device is full the other caches give way, the oldest first, until it fits.
 *
 * @throws DOMException `QuotaExceededError` when it does not fit although they are empty.
 */
export async function putWithRoom(
  put: (response: Response) => Promise<void>,
  response: Response,
  makeRoom: () => Promise<boolean>,
): Promise<void> {
  for (;;) {
    try {
      return await put(response.clone())
    } catch (error) {
      if (!isStorageFull(error) || !(await makeRoom())) throw error
    }
  }
}
