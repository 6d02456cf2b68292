// @vitest-environment node
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import { anOfflineBundleCache } from '../../test/builders/offlineBundle.ts'
import { boundUses } from './boundUses.ts'
import { createUses } from './uses.ts'

const DAY = 86_400_000
const START = Date.parse('2026-11-21T12:00:00Z')
const urlOf = (path: string) => `http://localhost${path}`

/** A cache of three answers at most, none unused for ten days. */
function aScene() {
  const cache = anOfflineBundleCache()
  const db = createUses({ indexedDB: new IDBFactory(), IDBKeyRange })
  const scene = { cache, db, now: START, store, serve }
  const bound = boundUses(
    { cacheName: 'films', maxEntries: 3, maxAgeMs: 10 * DAY },
    { openDb: async () => db, open: async () => cache as unknown as Cache, now: () => scene.now },
  )
  const common = (path: string) => ({
    cacheName: 'films',
    request: { url: urlOf(path) } as Request,
    event: { waitUntil: (done: Promise<unknown>) => waiting.push(done) } as unknown as ExtendableEvent,
  })
  const waiting: Promise<unknown>[] = []
  async function store(path: string): Promise<void> {
    const newResponse = new Response(path, { headers: { date: new Date(scene.now).toUTCString() } })
    await cache.put(urlOf(path), newResponse.clone())
    await bound.cacheDidUpdate({ ...common(path), newResponse, oldResponse: null })
  }
  async function serve(path: string) {
    const cachedResponse = await cache.match(urlOf(path))
    const served = await bound.cachedResponseWillBeUsed({
      ...common(path),
      ...(cachedResponse ? { cachedResponse } : {}),
    })
    await Promise.all(waiting)
    return served
  }
  return scene
}

it('lets go of what was used longest ago, be it stored or served', async () => {
  const scene = aScene()
  for (const path of ['/a', '/b', '/c']) {
    await scene.store(path)
    scene.now += 1000
  }
  expect(await scene.serve('/a')).not.toBeNull()
  scene.now += 1000
  await scene.store('/d')
  expect(scene.cache.paths().sort()).toEqual(['/a', '/c', '/d'])
  expect(await scene.db.uses.count()).toBe(3)
})

it('lets go of what nobody used for too long, and never serves what is as old', async () => {
  const scene = aScene()
  await scene.store('/a')
  scene.now += 10 * DAY
  expect(await scene.serve('/a')).toBeNull()
  await scene.store('/b')
  expect(scene.cache.paths().sort()).toEqual(['/a', '/b'])
  scene.now += 10 * DAY
  await scene.store('/c')
  expect(scene.cache.paths()).toEqual(['/c'])
})

it('keeps what lies there without a note, and lets it grow old from then on', async () => {
  const scene = aScene()
  await scene.cache.put(urlOf('/before'), new Response('before'))
  await scene.store('/a')
  expect(scene.cache.paths()).toEqual(['/before', '/a'])
  scene.now += 10 * DAY
  await scene.store('/b')
  expect(scene.cache.paths()).toEqual(['/b'])
})

it('keeps the number when many come at once', async () => {
  const scene = aScene()
  await Promise.all(Array.from({ length: 12 }, (_, index) => scene.store(`/${index}`)))
  expect(scene.cache.paths()).toHaveLength(3)
  expect(await scene.db.uses.count()).toBe(3)
})

it('knows nothing to serve where nothing lies', async () => {
  expect(await aScene().serve('/nirgends')).toBeNull()
})
