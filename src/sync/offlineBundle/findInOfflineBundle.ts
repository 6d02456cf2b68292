import { expand } from './expand.ts'
import { type OfflineBundleCache, readKept } from './kept.ts'

/** The favourites' answer to a URL: an answer made from the bundle, or a picture; undefined when nothing. */
export async function findInOfflineBundle(url: string, cache: OfflineBundleCache): Promise<Response | undefined> {
  const asked = new URL(url)
  if (asked.pathname.startsWith('/images/')) return cache.match(url, { ignoreVary: true })
  const kept = await readKept(cache)
  const answer = kept && expand(kept.bundle, asked)
  if (!kept || !answer) return undefined
  return new Response(JSON.stringify(answer), {
    headers: { 'content-type': 'application/json', date: new Date(kept.fetchedAt).toUTCString() },
  })
}

/** The answer that the server made later; the first of two of the same time, null for none. */
export function toNewer(first: Response | null | undefined, second: Response | undefined): Response | null {
  if (!second) return first ?? null
  return first && madeAt(first) >= madeAt(second) ? first : second
}

/** When the server made an answer, in milliseconds; 0 when it does not say. */
export const madeAt = (response: Response): number => Date.parse(response.headers.get('date') ?? '') || 0
