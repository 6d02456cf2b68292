// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { aProblemReply } from '../../../test/builders/reply.ts'
import { aStore, berlin, ok } from '../../../test/builders/resources.ts'
import { citiesRef } from '../place/refs.ts'
import { renewAtom } from './renew.ts'
import { loadResourceAtom } from './resource.ts'
import { withdrawAtom } from './withdraw.ts'

const newer = { data: { items: [] }, fetchedAt: '2026-11-21T12:05:00Z', source: 'network' } as const

it('puts a newer answer in the place of one whose refresh failed', async () => {
  const { store, cities } = aStore(ok('2026-11-21T12:00:00Z'), aProblemReply({ status: 500, code: 'internal' }))
  await store.set(loadResourceAtom, citiesRef)
  await store.set(loadResourceAtom, citiesRef, { refresh: true })
  store.set(renewAtom, citiesRef, newer)
  expect(cities()).toEqual({ state: 'ready', last: newer, fetchingMore: false })
})

it('shows nothing where nothing was shown', () => {
  const { store, cities } = aStore()
  store.set(renewAtom, citiesRef, newer)
  expect(cities()).toEqual({ state: 'idle' })
})

/** The refusal by itself, without the other replies that a call may have. */
function aRefusal(status: number, code: string) {
  const reply = aProblemReply({ status, code })
  if (reply.kind !== 'problem') throw new Error(`${reply.kind} is no refusal`)
  return reply
}

it.each([
  [404, 'not_found', true],
  [403, 'account_blocked', true],
  [500, 'internal', false],
] as const)(
  'takes away what is gone or hidden from this reader, and leaves it else: %s',
  async (status, code, isGone) => {
    const { store, cities } = aStore(ok('2026-11-21T12:00:00Z'))
    await store.set(loadResourceAtom, citiesRef)
    expect(store.set(withdrawAtom, citiesRef, aRefusal(status, code))).toBe(isGone)
    expect(cities()).toMatchObject(isGone ? { last: null } : { state: 'ready', last: { data: { items: [berlin] } } })
  },
)
