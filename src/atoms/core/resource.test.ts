// @vitest-environment jsdom

import { expect, it } from 'vitest'
import type { Call } from '#contract/call.ts'
import { citiesCall } from '#contract/cinema.ts'
import { favouriteCinemasCall } from '#contract/favourites.ts'
import { aProblemReply } from '../../../test/builders/reply.ts'
import { aStore, berlin, ok } from '../../../test/builders/resources.ts'
import { aMember } from '../../../test/builders/session.ts'
import type { Api, Reply } from '../../sync/api.ts'
import { citiesRef } from '../place/refs.ts'
import { apiAtom } from './context.ts'
import { modalAtom, resumeIntentAtom } from './modal.ts'
import { reachableAtom } from './reachable.ts'
import { toResourceKey } from './reference.ts'
import { loadResourceAtom, type Resource, resourcesAtom, toLoaded } from './resource.ts'
import { sessionAtom } from './session.ts'
import { toastAtom } from './toast.ts'
import { toRef } from './toRef.ts'

it('asks the network once while the answer is fresh', async () => {
  const { store, state, cities } = aStore(ok('2026-11-21T12:00:00Z'), ok('2026-11-21T12:02:00Z'))
  await store.set(loadResourceAtom, citiesRef)
  await store.set(loadResourceAtom, citiesRef)
  expect(state.asked).toBe(1)
  expect(cities()).toMatchObject({ state: 'ready', last: { data: { items: [berlin] }, source: 'network' } })
})

it('asks for a fresh answer, too, while the server seems to be out of reach, and finds it back', async () => {
  const { store, state } = aStore(ok('2026-11-21T12:00:00Z'), ok('2026-11-21T12:00:01Z'))
  await store.set(loadResourceAtom, citiesRef)
  store.set(reachableAtom, { kind: 'unreachable' })
  await store.set(loadResourceAtom, citiesRef)
  await expect.poll(() => store.get(reachableAtom)).toBe(true)
  expect(state.asked).toBe(2)
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

it('takes away what the reader may no longer see', async () => {
  const { store, cities } = aStore(ok('2026-11-21T12:00:00Z'), aProblemReply({ status: 403, code: 'owner' }))
  await store.set(loadResourceAtom, citiesRef)
  await store.set(loadResourceAtom, citiesRef, { refresh: true })
  expect(cities()).toMatchObject({ state: 'failed', failure: { kind: 'notAllowed' }, last: null })
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
