import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { favouriteCinemasCall } from '#contract/favourites.ts'
import { aMember } from '../../../test/builders/session.ts'
import { toResourceKey } from '../../atoms/core/reference.ts'
import { type Resource, resourcesAtom } from '../../atoms/core/resource.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import { toRef } from '../../atoms/core/toRef.ts'
import { citiesRef } from '../../atoms/place/refs.ts'
import { systemClock } from '../../sync/clock.ts'
import { keepState } from './keepState.ts'

const CITIES = toResourceKey(citiesRef)
const OWN = toResourceKey(toRef(favouriteCinemasCall))

const aResource = (data: unknown = { items: [] }, fetchedAt = '2026-11-21T12:00:00.000Z'): Resource<unknown> => ({
  state: 'ready',
  last: { data, fetchedAt, source: 'network' },
  fetchingMore: false,
})

/** A tab's storage that counts how often it is written to, and takes texts up to a length. */
function aStorage({ room = Number.POSITIVE_INFINITY, before = null as string | null } = {}) {
  const storage = {
    text: before,
    writes: 0,
    getItem: () => storage.text,
    setItem: (_key: string, text: string) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError')
      storage.text = text
      storage.writes += 1
    },
    removeItem: () => {
      storage.text = null
    },
  }
  return storage
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

async function open(storage = aStorage(), store = createStore()) {
  const page = new EventTarget()
  const view = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  await keepState({ store, storage, clock: systemClock, page, view, breathe: async () => {} })
  const put = (key: string, resource: Resource<unknown>) =>
    store.set(resourcesAtom, (all) => ({ ...all, [key]: resource }))
  return { store, storage, page, view, put }
}

it('saves changes at most every 2000 ms', async () => {
  const { storage, put } = await open()
  await vi.advanceTimersByTimeAsync(2000)
  expect(storage.writes).toBe(1)
  for (let change = 0; change < 10; change += 1) {
    put(CITIES, aResource())
    await vi.advanceTimersByTimeAsync(500)
  }
  expect(storage.writes).toBe(3)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(storage.writes).toBe(4)
})

it('saves at once when the page is left, and only what has changed', async () => {
  const { storage, page, view, put } = await open()
  await vi.advanceTimersByTimeAsync(2000)
  put(CITIES, aResource())
  page.dispatchEvent(new Event('pagehide'))
  expect(storage.text).toContain(CITIES)
  expect(storage.writes).toBe(2)
  page.dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(storage.writes).toBe(2)
  put(CITIES, aResource())
  view.dispatchEvent(new Event('visibilitychange'))
  expect(storage.writes).toBe(2)
  view.visibilityState = 'hidden'
  view.dispatchEvent(new Event('visibilitychange'))
  expect(storage.writes).toBe(3)
})

it('brings the state back after a reload, and leaves what came with the page', async () => {
  const { storage, put, page } = await open()
  put(CITIES, aResource())
  put('/api/footer', aResource({ hot: [], stars: [], upcoming: [], links: [], classicUrl: null }))
  page.dispatchEvent(new Event('pagehide'))
  const fromServer = aResource({ items: [] }, '2026-11-21T12:05:00.000Z')
  const next = createStore()
  next.set(resourcesAtom, { [CITIES]: fromServer })
  await open(storage, next)
  expect(next.get(resourcesAtom)[CITIES]).toBe(fromServer)
  expect(next.get(resourcesAtom)['/api/footer']).toMatchObject({ state: 'ready' })
})

it('drops the oldest without a word when the storage is full', async () => {
  const { storage, put, page } = await open(aStorage({ room: 200_000 }))
  const name = 'x'.repeat(90_000)
  for (const [at, url] of ['/api/movies/a', '/api/movies/b', '/api/movies/c'].entries()) {
    put(url, aResource({ name }, `2026-11-21T12:0${at}:00.000Z`))
  }
  page.dispatchEvent(new Event('pagehide'))
  expect(storage.text).toContain('/api/movies/c')
  expect(storage.text).not.toContain('/api/movies/a')
})

it('keeps nothing where there is no room at all', async () => {
  const { storage, put, page } = await open(aStorage({ room: 0, before: 'old' }))
  put(CITIES, aResource())
  expect(() => page.dispatchEvent(new Event('pagehide'))).not.toThrow()
  expect(storage.text).toBeNull()
})

it('takes what is personal from the page and the tab as soon as somebody signs out', async () => {
  const store = createStore()
  store.set(sessionAtom, aMember())
  const { storage, put, page } = await open(aStorage(), store)
  put(CITIES, aResource())
  put(OWN, aResource())
  page.dispatchEvent(new Event('pagehide'))
  expect(storage.text).toContain(OWN)
  store.set(sessionAtom, { type: 'AnonymousUser' })
  expect(storage.text).not.toContain(OWN)
  expect(storage.text).toContain(CITIES)
  expect(Object.keys(store.get(resourcesAtom))).toEqual([CITIES])
})
