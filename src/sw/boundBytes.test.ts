import { expect, it } from 'vitest'
import { boundBytes } from './boundBytes.ts'

/** As much of Cache as the bound needs, in the order of storing. */
function aCache(stored: Record<string, number>) {
  const entries = new Map(Object.entries(stored))
  return {
    entries,
    keys: async () => [...entries.keys()].map((url) => ({ url })),
    match: async ({ url }: { url: string }) => anImage(entries.get(url) ?? 0),
    delete: async (url: string) => entries.delete(url),
  }
}

const anImage = (bytes: number) => new Response(null, { headers: { 'content-length': String(bytes) } })

function store(cache: ReturnType<typeof aCache>, bound: ReturnType<typeof boundBytes>, url: string, bytes: number) {
  cache.entries.set(url, bytes)
  return bound.cacheDidUpdate({
    cacheName: 'images',
    request: { url } as Request,
    newResponse: anImage(bytes),
    event: undefined as never,
    oldResponse: null,
  })
}

it('drops what was stored first until the rest fits', async () => {
  const cache = aCache({ '/a': 40, '/b': 40 })
  const bound = boundBytes(100, async () => cache as unknown as Cache)
  await store(cache, bound, '/c', 70)
  expect([...cache.entries.keys()]).toEqual(['/c'])
  await store(cache, bound, '/d', 30)
  expect([...cache.entries.keys()]).toEqual(['/c', '/d'])
})

it('counts an image that is stored again once', async () => {
  const cache = aCache({})
  const bound = boundBytes(100, async () => cache as unknown as Cache)
  await store(cache, bound, '/a', 60)
  await store(cache, bound, '/a', 60)
  expect([...cache.entries.keys()]).toEqual(['/a'])
})
