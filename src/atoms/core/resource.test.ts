// @vitest-environment jsdom

import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import type { Call } from '#contract/call.ts'
import { citiesCall } from '#contract/cinema.ts'
import { favouriteCinemasCall } from '#contract/favourites.ts'
import { aProblemReply } from '../../../test/builders/reply.ts'
import { aMember } from '../../../test/builders/session.ts'
import type { Api, Reply } from '../../sync/api.ts'
import { citiesRef } from '../place/refs.ts'
import { apiAtom, clockAtom, type Recall, recallAtom } from './context.ts'
import { modalAtom, resumeIntentAtom } from './modal.ts'
import { loadNextPageAtom } from './nextPage.ts'
import { toResourceKey } from './reference.ts'
import { loadResourceAtom, pickResource, type Resource, recalled, resourcesAtom, toLoaded } from './resource.ts'
import { sessionAtom } from './session.ts'
import { toastAtom } from './toast.ts'
import { toRef } from './toRef.ts'

const berlin = { slug: 'berlin', name: 'Berlin', lat: 52.5, lon: 13.4, cinemas: 4 }

/** A store whose api answers with `replies` in order; `asked` counts them, `now` sets the clock. */
function aStore(...replies: Reply<unknown>[]) {
  const store = createStore()
  const state = { asked: 0, now: new Date('2026-11-21T12:00:00Z') }
  const call = (async () => replies[state.asked++] ?? { kind: 'unreachable' }) as unknown as Api
  store.set(apiAtom, { call })
  store.set(clockAtom, { now: () => state.now })
  return { store, state, cities: () => pickResource(store.get(resourcesAtom), citiesRef) }
}

const ok = (fetchedAt: string, source: 'network' | 'device' = 'network'): Reply<unknown> => ({
  kind: 'ok',
  value: { items: [berlin] },
  fetchedAt,
  source,
})

it('asks the network once while the answer is fresh', async () => {
  const { store, state, cities } = aStore(ok('2026-11-21T12:00:00Z'), ok('2026-11-21T12:02:00Z'))
  await store.set(loadResourceAtom, citiesRef)
  await store.set(loadResourceAtom, citiesRef)
  expect(state.asked).toBe(1)
  expect(cities()).toMatchObject({ state: 'ready', last: { data: { items: [berlin] }, source: 'network' } })
})

it('shows what it has at once and refreshes behind it when that is older than a minute', async () => {
  const { store, state, cities } = aStore(ok('2026-11-21T12:00:00Z'), ok('2026-11-21T12:02:00Z'))
  await store.set(loadResourceAtom, citiesRef)
  state.now = new Date('2026-11-21T12:02:00Z')
  const during = await store.set(loadResourceAtom, citiesRef)
  expect(during).toMatchObject({ state: 'fetching', last: { fetchedAt: '2026-11-21T12:00:00Z' } })
  await expect.poll(cities).toMatchObject({ state: 'ready', last: { fetchedAt: '2026-11-21T12:02:00Z' } })
})

it('keeps what was loaded, with its time, when the server cannot be reached', async () => {
  const { store, cities } = aStore(ok('2026-11-21T12:00:00Z', 'device'), { kind: 'unreachable' })
  await store.set(loadResourceAtom, citiesRef)
  await store.set(loadResourceAtom, citiesRef, { refresh: true })
  expect(cities()).toMatchObject({
    state: 'failed',
    failure: { reason: 'unreachable' },
    last: { fetchedAt: '2026-11-21T12:00:00Z', source: 'device' },
  })
})

it('tells an unknown thing apart from a failure', async () => {
  const { store, cities } = aStore({ kind: 'problem', status: 404, code: 'not_found', problem: null, retryAfter: null })
  await store.set(loadResourceAtom, citiesRef)
  expect(cities()).toEqual({ state: 'failed', failure: { reason: 'notFound' }, last: null })
})

it('puts back what was there when a load is cancelled', async () => {
  const { store, cities } = aStore({ kind: 'cancelled' })
  await store.set(loadResourceAtom, citiesRef)
  expect(cities()).toEqual({ state: 'idle' })
})

it('says haste besides, and shows what was loaded before', async () => {
  const { store, cities } = aStore(
    ok('2026-11-21T12:00:00Z'),
    aProblemReply({ status: 429, code: 'too_many_requests' }),
  )
  await store.set(loadResourceAtom, citiesRef)
  await store.set(loadResourceAtom, citiesRef, { refresh: true })
  expect(cities()).toMatchObject({ state: 'failed', failure: { reason: 'problem', kind: 'tooFast' }, last: {} })
  expect(store.get(toastAtom)).toMatchObject({ kind: 'problem', problem: 'tooFast' })
})

it('leaves it to the screen to say that the server failed', async () => {
  const { store, cities } = aStore(aProblemReply({ status: 500, code: 'internal' }))
  await store.set(loadResourceAtom, citiesRef)
  expect(cities()).toMatchObject({ state: 'failed', failure: { reason: 'problem', kind: 'failed' } })
  expect(store.get(toastAtom)).toBeNull()
})

it('loads again what needed a sign-in, once somebody has signed in', async () => {
  const { store, state, cities } = aStore(
    aProblemReply({ status: 401, code: 'sign_in_needed' }),
    ok('2026-11-21T12:00:00Z'),
  )
  await store.set(loadResourceAtom, citiesRef)
  expect(store.get(modalAtom)).toEqual({ type: 'login', purpose: 'goOn' })
  store.set(resumeIntentAtom)
  await expect.poll(cities).toMatchObject({ state: 'ready' })
  expect(state.asked).toBe(2)
})

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

/** A store whose device holds `kept`, and whose server answers with `answer`'s reply. */
function aDevice(kept: Awaited<ReturnType<Recall>>, call: Call = citiesCall) {
  const store = createStore()
  let answer = (_reply: Reply<unknown>) => {}
  const reply = new Promise<Reply<unknown>>((resolve) => {
    answer = resolve
  })
  store.set(apiAtom, { call: (() => reply) as unknown as Api })
  store.set(recallAtom, { recall: async () => kept })
  const loading = store.set(loadResourceAtom, toRef(call))
  return { store, loading, answer, resource: () => store.get(resourcesAtom)[toResourceKey(toRef(call))] }
}

const kept = { kind: 'ok', value: { items: [berlin] }, fetchedAt: '2026-11-20T12:00:00Z', source: 'device' } as const

it('shows what lies on the device without waiting for the server, whose answer takes its place', async () => {
  const { loading, answer, resource } = aDevice(kept)
  expect(await loading).toMatchObject({ state: 'fetching', last: { fetchedAt: kept.fetchedAt, source: 'device' } })
  answer(ok('2026-11-21T12:00:00Z'))
  await expect.poll(resource).toMatchObject({ state: 'ready', last: { fetchedAt: '2026-11-21T12:00:00Z' } })
})

it('waits for the server where the device has nothing', async () => {
  const { loading, answer } = aDevice(null)
  answer(ok('2026-11-21T12:00:00Z'))
  expect(await loading).toMatchObject({ state: 'ready', last: { source: 'network' } })
})

it.each<[string, Reply<unknown>, object]>([
  ['has the newer answer', ok('2026-11-21T12:00:00Z'), { state: 'ready', last: { source: 'network' } }],
  ['cannot be reached', { kind: 'unreachable' }, { state: 'failed', last: { source: 'device' } }],
  [
    'says that there is no such thing',
    { kind: 'problem', status: 404, code: 'not_found', problem: null, retryAfter: null },
    { state: 'failed', last: null },
  ],
])('takes a late copy of the device only where it helps: the server %s', async (_name, reply, expected) => {
  const store = createStore()
  let find = (_kept: Awaited<ReturnType<Recall>>) => {}
  store.set(apiAtom, { call: (async () => reply) as unknown as Api })
  store.set(recallAtom, { recall: () => new Promise((resolve) => (find = resolve)) })
  await store.set(loadResourceAtom, citiesRef)
  find(kept)
  await recalled()
  expect(store.get(resourcesAtom)[toResourceKey(citiesRef)]).toMatchObject(expected)
})

it('shows nobody what the device held for a member who has left meanwhile', async () => {
  const store = createStore()
  let find = (_kept: Awaited<ReturnType<Recall>>) => {}
  store.set(apiAtom, { call: (() => new Promise(() => {})) as unknown as Api })
  store.set(recallAtom, { recall: () => new Promise((resolve) => (find = resolve)) })
  store.set(sessionAtom, aMember())
  void store.set(loadResourceAtom, toRef(favouriteCinemasCall))
  store.set(sessionAtom, { type: 'AnonymousUser' })
  find(kept)
  await recalled()
  expect(store.get(resourcesAtom)[toResourceKey(toRef(favouriteCinemasCall))]).toMatchObject({ last: null })
})

it('leaves a later load alone when the one before it is cancelled', async () => {
  const store = createStore()
  const answers: ((reply: Reply<unknown>) => void)[] = []
  store.set(apiAtom, { call: (() => new Promise((resolve) => answers.push(resolve))) as unknown as Api })
  store.set(recallAtom, { recall: async () => kept })
  await store.set(loadResourceAtom, citiesRef)
  await store.set(loadResourceAtom, citiesRef)
  answers[0]?.({ kind: 'cancelled' })
  await Promise.resolve()
  const cities = () => store.get(resourcesAtom)[toResourceKey(citiesRef)]
  expect(cities()).toMatchObject({ state: 'fetching', last: { source: 'device' } })
  answers[1]?.(ok('2026-11-21T12:00:00Z'))
  await expect.poll(cities).toMatchObject({ state: 'ready', last: { source: 'network' } })
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

/** A store whose one call is still open: `answer` ends it. */
function anOpenLoad(call: Call, before: Readonly<Record<string, Resource<unknown>>> = {}) {
  const { store } = aStore()
  let answer = (_reply: Reply<unknown>) => {}
  const reply = new Promise<Reply<unknown>>((resolve) => {
    answer = resolve
  })
  store.set(apiAtom, { call: (() => reply) as unknown as Api })
  store.set(resourcesAtom, before)
  const loading = store.set(loadResourceAtom, toRef(call))
  const resource = () => store.get(resourcesAtom)[toResourceKey(toRef(call))]
  const end = async (ended: Reply<unknown>) => {
    answer(ended)
    await loading
    return resource()
  }
  return { store, end, resource }
}

const restored = { data: { items: [berlin] }, fetchedAt: '2026-11-21T12:00:00Z', source: 'network' } as const

it.each<[string, Reply<unknown>, object]>([
  ['fails', { kind: 'unreachable' }, { state: 'failed', last: restored }],
  ['is refused', aProblemReply({ status: 500, code: 'internal' }), { state: 'failed', last: restored }],
  ['is cancelled', { kind: 'cancelled' }, { state: 'ready', last: restored }],
  ['brings an older answer', ok('2026-11-21T11:00:00Z', 'device'), { state: 'ready', last: restored }],
])('keeps what was restored meanwhile when a fetch that began earlier %s', async (_name, reply, expected) => {
  const { store, end } = anOpenLoad(citiesCall)
  store.set(resourcesAtom, { [toResourceKey(citiesRef)]: { state: 'fetching', last: restored } })
  expect(await end(reply)).toMatchObject(expected)
})

it('keeps what was put meanwhile when an earlier fetch brings an answer of the same second', async () => {
  const { store, end } = anOpenLoad(citiesCall)
  const newest = toLoaded({ kind: 'ok', value: { items: [] }, fetchedAt: '2026-11-21T12:00:00Z', source: 'network' })
  store.set(resourcesAtom, {
    [toResourceKey(citiesRef)]: { state: 'ready', last: newest, fetchingMore: false },
  })
  expect(await end(ok('2026-11-21T12:00:00Z'))).toMatchObject({ state: 'ready', last: { data: { items: [] } } })
})

it.each<[string, Reply<unknown>]>([
  ['is not reached', { kind: 'unreachable' }],
  ['is refused', aProblemReply({ status: 500, code: 'internal' })],
])('leaves what a later load has brought as it is when the earlier one %s', async (_name, reply) => {
  const { store, end } = anOpenLoad(citiesCall)
  const newest = toLoaded({ kind: 'ok', value: { items: [] }, fetchedAt: '2026-11-21T12:00:00Z', source: 'network' })
  const later: Resource<unknown> = { state: 'ready', last: newest, fetchingMore: false }
  store.set(resourcesAtom, { [toResourceKey(citiesRef)]: later })
  expect(await end(reply)).toBe(later)
})

it('leaves what a later load has brought when the earlier one is cancelled', async () => {
  const { store, end } = anOpenLoad(citiesCall)
  const later: Resource<unknown> = { state: 'ready', last: restored, fetchingMore: true }
  store.set(resourcesAtom, { [toResourceKey(citiesRef)]: later })
  expect(await end({ kind: 'cancelled' })).toBe(later)
})

it('shows nobody a member’s answer that comes after they left', async () => {
  const { store, end } = anOpenLoad(favouriteCinemasCall)
  expect(await end(ok('2026-11-21T12:00:00Z'))).toMatchObject({ state: 'ready' })
  store.set(resourcesAtom, {})
  store.set(sessionAtom, aMember())
  let answer = (_reply: Reply<unknown>) => {}
  const reply = new Promise<Reply<unknown>>((resolve) => {
    answer = resolve
  })
  store.set(apiAtom, { call: (() => reply) as unknown as Api })
  const loading = store.set(loadResourceAtom, toRef(favouriteCinemasCall))
  store.set(sessionAtom, { type: 'AnonymousUser' })
  store.set(resourcesAtom, {})
  answer(ok('2026-11-21T12:00:00Z'))
  await loading
  expect(store.get(resourcesAtom)).toEqual({})
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
