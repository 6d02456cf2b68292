// @vitest-environment jsdom

import { expect, it } from 'vitest'
import { aProblemReply } from '../../../test/builders/reply.ts'
import { aStore, berlin, kept, ok } from '../../../test/builders/resources.ts'
import { aMember } from '../../../test/builders/session.ts'
import type { Api, Reply } from '../../sync/api.ts'
import { citiesRef } from '../place/refs.ts'
import { apiAtom, recallAtom } from './context.ts'
import { loadNextPageAtom } from './nextPage.ts'
import { toResourceKey } from './reference.ts'
import { loadResourceAtom, type Resource, resourcesAtom } from './resource.ts'
import { sessionAtom } from './session.ts'
import { toastAtom } from './toast.ts'

it('says why the next page did not come, and leaves the list as it was', async () => {
  const first: Reply<unknown> = {
    kind: 'ok',
    value: { items: [berlin], nextPage: 2 },
    fetchedAt: '2026-11-21T12:00:00Z',
    source: 'network',
  }
  const { store, cities } = aStore(first, { kind: 'unreachable' })
  await store.set(loadResourceAtom, citiesRef)
  await store.set(loadNextPageAtom, citiesRef)
  expect(cities()).toMatchObject({ state: 'ready', fetchingMore: false, last: { data: { items: [berlin] } } })
  expect(store.get(toastAtom)).toMatchObject({ kind: 'problem', problem: 'unreachable' })
})

it('refreshes a list as far as it is shown', async () => {
  const page = (name: string, nextPage: number | null): Reply<unknown> => ({
    kind: 'ok',
    value: { items: [{ ...berlin, name }], nextPage },
    fetchedAt: '2026-11-21T12:00:00Z',
    source: 'network',
  })
  const { store, cities } = aStore(page('A', 2), page('B', 3), page('a', 2), page('b', 3))
  await store.set(loadResourceAtom, citiesRef)
  await store.set(loadNextPageAtom, citiesRef)
  await store.set(loadResourceAtom, citiesRef, { refresh: true })
  expect(cities()).toMatchObject({
    state: 'ready',
    last: { data: { items: [{ name: 'a' }, { name: 'b' }], nextPage: 3 } },
  })
})

it('shows the next page that lies on the device until the server’s comes', async () => {
  const { store, cities } = aStore()
  const key = toResourceKey(citiesRef)
  const last = { data: { items: [berlin], nextPage: 2 }, fetchedAt: '2026-11-21T12:00:00Z', source: 'network' } as const
  let answer = (_reply: Reply<unknown>) => {}
  store.set(apiAtom, { call: (() => new Promise((resolve) => (answer = resolve))) as unknown as Api })
  store.set(recallAtom, {
    recall: async () => ({ ...kept, value: { items: [{ ...berlin, name: 'old' }], nextPage: 3 } }),
  })
  store.set(resourcesAtom, { [key]: { state: 'ready', last, fetchingMore: false } })
  const loading = store.set(loadNextPageAtom, citiesRef)
  await expect.poll(cities).toMatchObject({ last: { data: { items: [{}, { name: 'old' }] }, source: 'device' } })
  answer({ ...kept, value: { items: [{ ...berlin, name: 'new' }], nextPage: 3 }, source: 'network' })
  await loading
  expect(cities()).toMatchObject({
    fetchingMore: false,
    last: { data: { items: [{}, { name: 'new' }] }, source: 'network', fetchedAt: last.fetchedAt },
  })
})

it.each<[string, Reply<unknown>]>([
  [
    'comes',
    { kind: 'ok', value: { items: [berlin], nextPage: null }, fetchedAt: '2026-11-21T12:00:00Z', source: 'network' },
  ],
  ['fails', { kind: 'unreachable' }],
])('leaves a list that took the place of another while its next page %s', async (_name, reply) => {
  const { store } = aStore()
  const key = toResourceKey(citiesRef)
  let answer = (_reply: Reply<unknown>) => {}
  const asked = new Promise<Reply<unknown>>((resolve) => {
    answer = resolve
  })
  store.set(apiAtom, { call: (() => asked) as unknown as Api })
  const list = (items: unknown[]): Resource<unknown> => ({
    state: 'ready',
    last: { data: { items, nextPage: 2 }, fetchedAt: '2026-11-21T12:00:00Z', source: 'network' },
    fetchingMore: false,
  })
  store.set(resourcesAtom, { [key]: list([berlin]) })
  const loading = store.set(loadNextPageAtom, citiesRef)
  store.set(resourcesAtom, { [key]: list([]) })
  answer(reply)
  await loading
  expect(store.get(resourcesAtom)[key]).toEqual(list([]))
})

it('brings no list back whose member has left while its next page came', async () => {
  const { store } = aStore()
  let answer = (_reply: Reply<unknown>) => {}
  const asked = new Promise<Reply<unknown>>((resolve) => {
    answer = resolve
  })
  store.set(apiAtom, { call: (() => asked) as unknown as Api })
  const last = { data: { items: [berlin], nextPage: 2 }, fetchedAt: '2026-11-21T12:00:00Z', source: 'network' } as const
  store.set(resourcesAtom, { [toResourceKey(citiesRef)]: { state: 'ready', last, fetchingMore: false } })
  const loading = store.set(loadNextPageAtom, citiesRef)
  store.set(resourcesAtom, {})
  answer(ok('2026-11-21T12:00:00Z'))
  await loading
  expect(store.get(resourcesAtom)).toEqual({})
})

const aPage = (
  names: readonly string[],
  nextPage: number | string | null,
  fetchedAt = '2026-11-21T12:00:00Z',
): Reply<unknown> => ({
  kind: 'ok',
  value: { items: names.map((name) => ({ ...berlin, name })), nextPage },
  fetchedAt,
  source: 'network',
})

/** A list of one page that is being refreshed while its next page is fetched; both answers are still open. */
async function aRefreshedList() {
  const { store, cities } = aStore(aPage(['A'], 2))
  await store.set(loadResourceAtom, citiesRef)
  const answers: ((reply: Reply<unknown>) => void)[] = []
  store.set(apiAtom, { call: (() => new Promise((resolve) => answers.push(resolve))) as unknown as Api })
  const refresh = store.set(loadResourceAtom, citiesRef, { refresh: true })
  const more = store.set(loadNextPageAtom, citiesRef)
  await expect.poll(() => answers.length).toBe(2)
  expect(cities()).toMatchObject({ state: 'fetching', fetchingMore: true })
  return { store, cities, answers, refresh, more }
}

it('appends the next page to the newer list when a refresh ends before it comes', async () => {
  const { cities, answers, refresh, more } = await aRefreshedList()
  answers[0]?.(aPage(['a'], 2, '2026-11-21T12:00:01Z'))
  await refresh
  expect(cities()).toMatchObject({ state: 'ready', fetchingMore: true, last: { data: { items: [{ name: 'a' }] } } })
  answers[1]?.(aPage(['b'], null))
  await more
  expect(cities()).toMatchObject({
    state: 'ready',
    fetchingMore: false,
    last: { data: { items: [{ name: 'a' }, { name: 'b' }], nextPage: null } },
  })
})

it('asks for the page behind the newer list when a refresh makes it end at another position', async () => {
  const { cities, answers, refresh, more } = await aRefreshedList()
  answers[0]?.(aPage(['a'], 'p-behind-a', '2026-11-21T12:00:01Z'))
  await refresh
  answers[1]?.(aPage(['B'], null))
  await expect.poll(() => answers.length).toBe(3)
  answers[2]?.(aPage(['b'], null))
  await more
  expect(cities()).toMatchObject({
    fetchingMore: false,
    last: { data: { items: [{ name: 'a' }, { name: 'b' }], nextPage: null } },
  })
})

it('refreshes the page that came while the list was being refreshed', async () => {
  const { cities, answers, refresh, more } = await aRefreshedList()
  answers[1]?.(aPage(['B'], null))
  await more
  expect(cities()).toMatchObject({
    state: 'fetching',
    fetchingMore: false,
    last: { data: { items: [{}, { name: 'B' }] } },
  })
  answers[0]?.(aPage(['a'], 2, '2026-11-21T12:00:01Z'))
  await expect.poll(() => answers.length).toBe(3)
  answers[2]?.(aPage(['b'], null, '2026-11-21T12:00:01Z'))
  await refresh
  expect(cities()).toMatchObject({ state: 'ready', last: { data: { items: [{ name: 'a' }, { name: 'b' }] } } })
})

it('brings the next page of a list that could not be refreshed', async () => {
  const { cities, store } = aStore(aPage(['A'], 2), { kind: 'unreachable' }, aPage(['B'], null))
  await store.set(loadResourceAtom, citiesRef)
  await store.set(loadResourceAtom, citiesRef, { refresh: true })
  await store.set(loadNextPageAtom, citiesRef)
  expect(cities()).toMatchObject({
    state: 'failed',
    fetchingMore: false,
    last: { data: { items: [{}, { name: 'B' }] } },
  })
})

it('forgets the next page of a list that was withdrawn meanwhile', async () => {
  const { store, cities, answers, refresh, more } = await aRefreshedList()
  answers[0]?.(aProblemReply({ status: 403, code: 'owner' }))
  await refresh
  answers[1]?.(aPage(['B'], null))
  await more
  expect(cities()).toEqual({ state: 'failed', failure: expect.objectContaining({ status: 403 }), last: null })
  const again = store.set(loadResourceAtom, citiesRef, { refresh: true })
  answers[2]?.(aPage(['A'], 2))
  await again
  expect(cities()).toMatchObject({ state: 'ready', fetchingMore: false })
})

it('takes the list away when its next page may no longer be seen', async () => {
  const { store, cities } = aStore(aPage(['A'], 2), aProblemReply({ status: 403, code: 'owner' }))
  await store.set(loadResourceAtom, citiesRef)
  await store.set(loadNextPageAtom, citiesRef)
  expect(cities()).toMatchObject({ state: 'failed', failure: { kind: 'notAllowed' }, last: null })
  expect(store.get(toastAtom)).toBeNull()
})

it('asks anew as its present reader for a page that came for another', async () => {
  const { store, cities, answers, refresh, more } = await aRefreshedList()
  answers[0]?.(aPage(['a'], 2, '2026-11-21T12:00:01Z'))
  await refresh
  store.set(sessionAtom, aMember())
  answers[1]?.(aPage(['b'], null))
  await expect.poll(() => answers.length).toBe(3)
  expect(cities()).toMatchObject({ fetchingMore: true, last: { data: { items: [{ name: 'a' }], nextPage: 2 } } })
  answers[2]?.(aPage(['c'], null))
  await more
  expect(cities()).toMatchObject({ fetchingMore: false, last: { data: { items: [{ name: 'a' }, { name: 'c' }] } } })
})
