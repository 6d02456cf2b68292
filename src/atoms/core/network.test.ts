// @vitest-environment jsdom

import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import type { Api, Reply } from '../../sync/api.ts'
import { citiesRef } from '../place/refs.ts'
import { apiAtom } from './context.ts'
import { newestDataAtom, offlineAtom } from './network.ts'
import { loadResourceAtom } from './resource.ts'

const ok = (source: 'network' | 'device'): Reply<unknown> => ({
  kind: 'ok',
  value: { items: [] },
  fetchedAt: '2026-11-21T13:03:00Z',
  source,
})

async function load(store: ReturnType<typeof createStore>, reply: Reply<unknown>) {
  store.set(apiAtom, { call: (async () => reply) as unknown as Api })
  await store.set(loadResourceAtom, citiesRef, { refresh: true })
}

it('is offline from a call that no server answered until one that the server answers', async () => {
  const store = createStore()
  await load(store, ok('network'))
  await load(store, { kind: 'unreachable' })
  expect(store.get(offlineAtom)).toBe(true)
  expect(store.get(newestDataAtom)).toBe('2026-11-21T13:03:00Z')
  await load(store, ok('device'))
  expect(store.get(offlineAtom)).toBe(true)
  await load(store, ok('network'))
  expect(store.get(offlineAtom)).toBe(false)
})

it('follows what the browser says while somebody looks', () => {
  const store = createStore()
  const stop = store.sub(offlineAtom, () => undefined)
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  window.dispatchEvent(new Event('offline'))
  expect(store.get(offlineAtom)).toBe(true)
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })
  window.dispatchEvent(new Event('online'))
  expect(store.get(offlineAtom)).toBe(false)
  stop()
})
