// @vitest-environment jsdom

import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import type { Call } from '#contract/call.ts'
import { citiesCall } from '#contract/cinema.ts'
import { favouriteCinemasCall } from '#contract/favourites.ts'
import { kept, ok } from '../../../test/builders/resources.ts'
import { aMember } from '../../../test/builders/session.ts'
import type { Api, Reply } from '../../sync/api.ts'
import { citiesRef } from '../place/refs.ts'
import { apiAtom, type Recall, recallAtom } from './context.ts'
import { toResourceKey } from './reference.ts'
import { loadResourceAtom, recalled, resourcesAtom } from './resource.ts'
import { sessionAtom } from './session.ts'
import { toRef } from './toRef.ts'

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
