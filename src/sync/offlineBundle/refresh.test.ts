import { expect, it } from 'vitest'
import { aBundledCinema, anOfflineBundle, anOfflineBundleCache } from '../../../test/builders/offlineBundle.ts'
import { OFFLINE_BUNDLE_PATH, readKept } from './kept.ts'
import { type OfflineBundleDeps, refreshOfflineBundle } from './refresh.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const HOUR = 3_600_000
const programmes: Record<string, string[]> = { 'c-astra': ['lola', 'metropolis'], 'c-zoo': ['lola'], 'c-leer': [] }

/** A device whose server answers; `fail` says for which path it does not. */
function aDevice(room?: number) {
  const cache = anOfflineBundleCache(room)
  const device = {
    cache,
    now: NOW,
    asked: [] as string[],
    heard: [] as string[],
    fail: (_path: string): boolean => false,
    elsewhere: '',
  }
  const deps: OfflineBundleDeps = {
    cache,
    now: () => device.now,
    put: cache.put,
    onProgress: ({ done, total }) => void device.heard.push(`${done}/${total}`),
    findElsewhere: async (url) => (url === device.elsewhere ? aPicture() : undefined),
    fetch: async (input) => {
      const url = new URL(String(input), 'http://localhost')
      device.asked.push(url.pathname)
      if (device.fail(url.pathname)) throw new TypeError('Failed to fetch')
      if (url.pathname !== OFFLINE_BUNDLE_PATH) return aPicture()
      const cinemas = url.searchParams.getAll('ids[]').map((id) => aBundledCinema(id.slice(2), programmes[id] ?? []))
      const headers = { 'content-type': 'application/json', date: new Date(device.now).toUTCString() }
      return new Response(JSON.stringify(anOfflineBundle(cinemas)), { headers })
    },
  }
  const refresh = (ids: readonly string[], force = false) => refreshOfflineBundle(deps, ids, force)
  const names = async () => (await readKept(cache))?.bundle.cinemas.map(({ cinema }) => cinema.name)
  return { device, cache, refresh, names }
}

const quiet = { now: () => NOW, onProgress: () => {} }
const aPicture = (headers: Record<string, string> = {}) =>
  new Response('picture', { headers: { 'content-type': 'image/avif', ...headers } })
const poster = (name: string) => `/images/p-${name}/148/${name}`

it('keeps the bundle with its time, and the small posters of its films', async () => {
  const { device, cache, refresh } = aDevice()
  device.elsewhere = poster('lola')
  expect(await refresh(['c-astra', 'c-zoo'])).toBe('kept')
  expect(await readKept(cache)).toMatchObject({ asked: ['c-astra', 'c-zoo'], fetchedAt: '2026-11-21T12:00:00.000Z' })
  expect(cache.paths().sort()).toEqual([OFFLINE_BUNDLE_PATH, poster('lola'), poster('metropolis')])
  expect(device.asked).toEqual([OFFLINE_BUNDLE_PATH, poster('metropolis')])
})

it('asks again after an hour, when a cinema was added, or when the user wishes', async () => {
  const { device, refresh, names } = aDevice()
  await refresh(['c-zoo'])
  expect(await refresh(['c-zoo'])).toBe('fresh')
  expect(await refresh(['c-zoo'], true)).toBe('kept')
  expect(await refresh(['c-zoo', 'c-astra'])).toBe('kept')
  expect(await names()).toEqual(['astra', 'zoo'])
  device.now += HOUR
  expect(await refresh(['c-zoo', 'c-astra'])).toBe('kept')
})

it('forgets a cinema at once, also without a network, and everything with the last one', async () => {
  const { device, cache, refresh, names } = aDevice()
  await refresh(['c-astra', 'c-zoo'])
  device.fail = () => true
  expect(await refresh(['c-zoo'])).toBe('fresh')
  expect(await names()).toEqual(['zoo'])
  expect(cache.paths()).not.toContain(poster('metropolis'))
  expect(await refresh([])).toBe('empty')
  expect(cache.paths()).toEqual([])
})

it('leaves the old bundle readable when the server cannot be reached', async () => {
  const { device, refresh, names } = aDevice()
  await refresh(['c-zoo'])
  device.fail = () => true
  device.now += 30 * HOUR
  expect(await refresh(['c-zoo', 'c-astra'])).toBe('unreachable')
  expect(await names()).toEqual(['zoo'])
})

it('takes no answer that is not the server’s for a bundle', async () => {
  const { cache } = aDevice()
  const portal = async () => new Response('<html>', { headers: { 'content-type': 'text/html' } })
  const deps = { ...quiet, cache, put: cache.put, findElsewhere: async () => undefined, fetch: portal }
  expect(await refreshOfflineBundle(deps, ['c-zoo'], false)).toBe('unreachable')
  expect(cache.paths()).toEqual([])
})

it('goes on with the missing posters after it was cut off', async () => {
  const { device, cache, refresh, names } = aDevice()
  device.fail = (path) => path === poster('metropolis')
  expect(await refresh(['c-astra'])).toBe('kept')
  expect(await names()).toEqual(['astra'])
  expect(cache.paths()).not.toContain(poster('metropolis'))
  device.fail = () => false
  expect(await refresh(['c-astra'])).toBe('fresh')
  expect(cache.paths()).toContain(poster('metropolis'))
})

it('keeps no placeholder of a poster that is still being drawn', async () => {
  const { device, cache, refresh } = aDevice()
  device.elsewhere = poster('lola')
  const found = async () => aPicture({ 'cache-control': 'no-store' })
  const deps = { ...quiet, cache, put: cache.put, findElsewhere: found, fetch: found }
  await refresh(['c-zoo'])
  await cache.delete(poster('lola'))
  await refreshOfflineBundle(deps, ['c-zoo'], false)
  expect(cache.paths()).toEqual([OFFLINE_BUNDLE_PATH])
})

it('keeps a cinema that shows nothing this week', async () => {
  const { refresh, names } = aDevice()
  expect(await refresh(['c-leer'])).toBe('kept')
  expect(await names()).toEqual(['leer'])
})

it('says that there is no room, and leaves the old bundle', async () => {
  const { cache, refresh, names } = aDevice()
  await refresh(['c-zoo'])
  cache.room = 10
  expect(await refresh(['c-zoo', 'c-astra'])).toBe('full')
  expect(await names()).toEqual(['zoo'])
})

it('tells how many of the missing posters are there, those that failed among them', async () => {
  const { device, refresh } = aDevice()
  device.fail = (path) => path === poster('lola')
  await refresh(['c-astra'])
  expect(device.heard).toEqual(['0/2', '1/2', '2/2'])
  device.fail = () => false
  await refresh(['c-astra'])
  expect(device.heard.slice(3)).toEqual(['0/1', '1/1'])
  await refresh(['c-astra'])
  expect(device.heard).toHaveLength(5)
})
