import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Page } from './page.ts'
import { toPageEtag } from './page.ts'
import { createPageCache } from './pageCache.ts'

const aPage = (bytes = 1000): Page => ({
  ...{ status: 200, body: Buffer.alloc(bytes), policy: "default-src 'none'", cacheControl: 'public', etag: 'W/"a"' },
})
const now = () => new Date('2026-11-21T11:00:00.000Z')

it('holds no more than its room, whatever addresses are made up, and plain ones stay', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.webQueryParameters(), fc.nat(30_000)), { minLength: 50, maxLength: 200 }),
      (asked) => {
        const cache = createPageCache({ version: () => 1, now, room: { plain: 60_000, other: 60_000 } })
        cache.keep('/kino', aPage(), 1)
        for (const [query, bytes] of asked) {
          cache.keep(`/kino?${query}`, aPage(bytes), 1)
          cache.keep(`/KINO${encodeURIComponent(query)}`, aPage(bytes), 1)
          expect(cache.size()).toBeLessThanOrEqual(120_000)
        }
        expect(cache.find('/kino')).toBeDefined()
      },
    ),
    { numRuns: 100 },
  )
})

it('keeps nothing that was rendered before something changed', () => {
  let version = 1
  const cache = createPageCache({ version: () => version, now })
  const since = cache.refresh()
  version = 2
  cache.keep('/kino', aPage(), since)
  expect(cache.find('/kino')).toBeUndefined()
  cache.keep('/kino', aPage(), cache.refresh())
  expect(cache.find('/kino')).toBeDefined()
  version = 3
  expect(cache.find('/kino')).toBeUndefined()
  expect(cache.size()).toBe(0)
})

it('has a tag of its own for each rendering, whose policy names the hash of its data', () => {
  expect(toPageEtag('<script>{u:1}</script>')).toBe(toPageEtag('<script>{u:1}</script>'))
  expect(toPageEtag('<script>{u:1}</script>')).not.toBe(toPageEtag('<script>{u:2}</script>'))
})
