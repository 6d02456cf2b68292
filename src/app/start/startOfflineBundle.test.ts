// @vitest-environment jsdom
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { UserId } from '#contract/ids.ts'
import { aFavouriteCinema, aVisitorStorage } from '../../../test/builders/favourites.ts'
import { anna, ben } from '../../../test/builders/outbox.ts'
import { aMember } from '../../../test/builders/session.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import { setFavouriteAtom } from '../../atoms/favourites/favourites.ts'
import { visitorStorageAtom } from '../../atoms/favourites/visitorFavourites.ts'
import { startOfflineBundle } from './startOfflineBundle.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

/** A loaded page; `owners` is with whom the triggers began. */
function aLoadedPage(owner: UserId | null) {
  const store = createStore()
  store.set(visitorStorageAtom, aVisitorStorage())
  const signIn = (id: UserId | null) =>
    store.set(sessionAtom, id === null ? { type: 'AnonymousUser' } : aMember({ id }))
  signIn(owner)
  const owners: (UserId | null)[] = []
  startOfflineBundle(store, window, async () => ({
    followPageOfflineBundle: (_store, first) => void owners.push(first),
  }))
  return { store, owners, signIn }
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

it('begins at once when a cinema is marked, and on the next page as soon as that has loaded', async () => {
  const { store, owners } = aLoadedPage(null)
  await store.set(setFavouriteAtom, aFavouriteCinema('astra'), true)
  await vi.advanceTimersByTimeAsync(0)
  expect(owners).toEqual([null])
  const next = aLoadedPage(null)
  await vi.advanceTimersByTimeAsync(1)
  expect(next.owners).toEqual([null])
})
