// @vitest-environment jsdom
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { UserId } from '#contract/ids.ts'
import { anna, ben } from '../../test/builders/outbox.ts'
import { aMember } from '../../test/builders/session.ts'
import { sessionAtom } from '../atoms/session.ts'
import { startTravel } from './startTravel.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A loaded page; `owners` is with whom the triggers began. */
function aLoadedPage(owner: UserId | null) {
  const store = createStore()
  const signIn = (id: UserId | null) =>
    store.set(sessionAtom, id === null ? { type: 'AnonymousUser' } : aMember({ id }))
  signIn(owner)
  const owners: (UserId | null)[] = []
  startTravel(store, window, async () => ({ followPageTravel: (_store, first) => void owners.push(first) }))
  return { owners, signIn }
}

it('waits eight seconds, so that the page itself comes first', async () => {
  const { owners } = aLoadedPage(anna)
  await vi.advanceTimersByTimeAsync(7_999)
  expect(owners).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(owners).toEqual([anna])
})

it.each([
  ['signs out', null],
  ['makes room for another', ben],
])('begins at once, and once, with the member who %s', async (_what, next) => {
  const { owners, signIn } = aLoadedPage(anna)
  signIn(next)
  await vi.advanceTimersByTimeAsync(0)
  expect(owners).toEqual([anna])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(owners).toEqual([anna])
})

it('takes who is known a moment later for the first owner', async () => {
  const { owners, signIn } = aLoadedPage(null)
  signIn(anna)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(owners).toEqual([])
  signIn(null)
  await vi.advanceTimersByTimeAsync(0)
  expect(owners).toEqual([anna])
})
