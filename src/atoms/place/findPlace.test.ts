import { createStore } from 'jotai'
import { expect, it, vi } from 'vitest'
import type { Api, Reply } from '../../sync/api.ts'
import { apiAtom } from '../core/context.ts'
import { findPlaceAtom } from './findPlace.ts'

async function find(reply: Reply<unknown>) {
  const store = createStore()
  const call = vi.fn(async () => reply)
  store.set(apiAtom, { call: call as unknown as Api })
  return { found: await store.set(findPlaceAtom, '35037'), call }
}
const answer = (cityName: string | null): Reply<unknown> => ({
  kind: 'ok',
  value: { items: [], nextPage: null, filters: { city: null, cityName, location: '35037', coordinates: null } },
  fetchedAt: '2026-11-21T12:00:00Z',
  source: 'network',
})

it('asks the server whether it can place what was typed', async () => {
  const { found, call } = await find(answer('Marburg'))
  expect(found).toBe('found')
  expect(call).toHaveBeenCalledWith(expect.objectContaining({ path: '/api/cinemas' }), { query: { location: '35037' } })
  expect((await find(answer(null))).found).toBe('unknown')
})

it('tells a place that nobody knows from a server that does not answer', async () => {
  const problem = { kind: 'problem', code: 'x', problem: null, retryAfter: null } as const
  expect((await find({ ...problem, status: 400 })).found).toBe('unknown')
  expect((await find({ ...problem, status: 500 })).found).toBe('unreachable')
  expect((await find({ kind: 'unreachable' })).found).toBe('unreachable')
})
