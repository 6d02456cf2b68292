import { expect, it } from 'vitest'
import { aBundledCinema, anOfflineBundle, anOfflineBundleCache } from '../../test/builders/offlineBundle.ts'
import { putKept } from '../sync/offlineBundle/kept.ts'
import { SOURCE_HEADER } from '../sync/sourceHeader.ts'
import { offlineBundleCopy } from './offlineBundle.ts'

const DAY = 'http://localhost/api/cinemas/astra/showtimes?date=2026-11-22'
const fetchedAt = '2026-11-21T12:00:00.000Z'

/** The fallback of a strategy for a URL; the strategy's own cache holds `own`. */
async function fallBack(url: string, own?: Response) {
  const cache = anOfflineBundleCache()
  const bundle = anOfflineBundle([aBundledCinema('astra', ['lola'])])
  await putKept(cache.put, { bundle, asked: ['c-astra'], fetchedAt })
  await cache.put('/images/p-lola/148/lola', new Response('small', { headers: { 'content-type': 'image/avif' } }))
  const plugin = offlineBundleCopy(async () => cache as unknown as Cache)
  const request = new Request(url)
  return plugin.cachedResponseWillBeUsed({
    ...{ cacheName: 'any', request, event: undefined as never },
    ...(own ? { cachedResponse: own } : {}),
  })
}
const anAnswer = (date: string) => new Response('own', { headers: { date: new Date(date).toUTCString() } })

it('answers from the bundle where the strategy has nothing, with its age', async () => {
  const answer = await fallBack(DAY)
  expect(answer?.headers.get(SOURCE_HEADER)).toBe('device')
  expect(answer?.headers.get('date')).toBe(new Date(fetchedAt).toUTCString())
  expect(await answer?.json()).toMatchObject({ filters: { date: '2026-11-22' } })
})

it('answers from the bundle where the strategy’s own copy is older', async () => {
  expect((await fallBack(DAY, anAnswer('2026-11-20T12:00:00Z')))?.headers.get('content-type')).toBe('application/json')
})

it('leaves the strategy its own copy where that is newer', async () => {
  const own = anAnswer('2026-11-21T13:00:00Z')
  expect(await fallBack(DAY, own)).toBe(own)
})

it('has a small poster where the strategy has none', async () => {
  expect(await (await fallBack('http://localhost/images/p-lola/148/lola'))?.text()).toBe('small')
  const own = anAnswer('2026-11-01T12:00:00Z')
  expect(await fallBack('http://localhost/images/p-lola/148/lola', own)).toBe(own)
})

it('says nothing where it knows nothing', async () => {
  expect(await fallBack('http://localhost/api/cinemas/zoo')).toBeNull()
})
