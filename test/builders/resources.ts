import { createStore } from 'jotai'
import { apiAtom, clockAtom } from '../../src/atoms/core/context.ts'
import { pickResource, resourcesAtom } from '../../src/atoms/core/resource.ts'
import { citiesRef } from '../../src/atoms/place/refs.ts'
import type { Api, Reply } from '../../src/sync/api.ts'

export const berlin = { slug: 'berlin', name: 'Berlin', lat: 52.5, lon: 13.4, cinemas: 4 }

/** The device's copy of the cities. */
export const kept = {
  kind: 'ok',
  value: { items: [berlin] },
  fetchedAt: '2026-11-20T12:00:00Z',
  source: 'device',
} as const

/** A store whose api answers with `replies` in order; `asked` counts them, `now` sets the clock. */
export function aStore(...replies: Reply<unknown>[]) {
  const store = createStore()
  const state = { asked: 0, now: new Date('2026-11-21T12:00:00Z') }
  const call = (async () => replies[state.asked++] ?? { kind: 'unreachable' }) as unknown as Api
  store.set(apiAtom, { call })
  store.set(clockAtom, { now: () => state.now })
  return { store, state, cities: () => pickResource(store.get(resourcesAtom), citiesRef) }
}

export const ok = (fetchedAt: string, source: 'network' | 'device' = 'network'): Reply<unknown> => ({
  kind: 'ok',
  value: { items: [berlin] },
  fetchedAt,
  source,
})
