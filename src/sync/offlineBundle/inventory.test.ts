import { expect, it } from 'vitest'
import { aBundledCinema, anOfflineBundle, anOfflineBundleCache } from '../../../test/builders/offlineBundle.ts'
import { clearOthers, readInventory } from './inventory.ts'
import { OFFLINE_BUNDLE_CACHE, putKept } from './kept.ts'

async function aDevice() {
  const caches = new Map<string, ReturnType<typeof anOfflineBundleCache>>()
  const open = async (name: string) => {
    const cache = caches.get(name) ?? anOfflineBundleCache()
    caches.set(name, cache)
    return cache
  }
  const cache = await open(OFFLINE_BUNDLE_CACHE)
  const bundle = anOfflineBundle([aBundledCinema('astra', ['lola', 'metropolis'])])
  await putKept(cache.put, { bundle, asked: ['c-astra'], fetchedAt: '2026-11-21T12:00:00.000Z' })
  await cache.put('/images/p-lola/148/lola', new Response('12345'))
  await (await open('films-v1')).put('/api/movies/lola', new Response('123'))
  await (await open('images-v1')).put('/images/p-zoo/148/zoo', new Response('1234'))
  await (await open('workbox-precache-v2')).put('/index.html', new Response('the app'))
  return { caches, shelves: { keys: async () => [...caches.keys()], open } }
}

it('counts and measures the favourites and what lies there besides', async () => {
  const { shelves } = await aDevice()
  expect(await readInventory(shelves)).toMatchObject({
    fetchedAt: '2026-11-21T12:00:00.000Z',
    cinemas: [{ id: 'c-astra', lastDay: '2026-11-27', showtimes: 14 }],
    films: 2,
    posters: { count: 1, bytes: 5 },
    pages: { count: 1, bytes: 3 },
    pictures: { count: 1, bytes: 4 },
  })
})

it('lets go of everything but the favourites and the app itself', async () => {
  const { caches, shelves } = await aDevice()
  await clearOthers(shelves)
  const left = [...caches].flatMap(([name, cache]) => cache.paths().map((path) => [name, path]))
  expect(left).toEqual([
    [OFFLINE_BUNDLE_CACHE, '/api/cinemas/bundle'],
    [OFFLINE_BUNDLE_CACHE, '/images/p-lola/148/lola'],
    ['workbox-precache-v2', '/index.html'],
  ])
})
