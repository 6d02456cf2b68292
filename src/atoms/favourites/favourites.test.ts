import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { KNOWN_KINDS } from '#contract/changes.ts'
import type { UserId } from '#contract/ids.ts'
import { aFavouriteCinema, aVisitorStorage } from '../../../test/builders/favourites.ts'
import { aDevice, anna, ben } from '../../../test/builders/outbox.ts'
import { aMember } from '../../../test/builders/session.ts'
import { cursorFact } from '../../sync/outbox/meta.ts'
import { createOutbox } from '../../sync/outbox/openOutbox.ts'
import { putOwn } from '../../sync/outbox/own.ts'
import { openOutboxAtom } from '../core/outbox.ts'
import { sessionAtom } from '../core/session.ts'
import {
  favouriteChoicesAtom,
  favouritesAtom,
  mergeFavouritesAtom,
  mergeLockAtom,
  readFavouritesAtom,
  setFavouriteAtom,
} from './favourites.ts'
import { visitorStorageAtom } from './visitorFavourites.ts'

const astra = aFavouriteCinema('astra')
const zoo = aFavouriteCinema('zoo')

/** A page of a device; `names` follows the favourites as a mounted screen does. */
function aPage(device = aDevice(), storage = aVisitorStorage()) {
  const store = createStore()
  store.set(openOutboxAtom, { open: async () => createOutbox(device) })
  store.set(visitorStorageAtom, storage)
  let turn = Promise.resolve()
  const run = (work: () => Promise<void>) => {
    const done = turn.then(work)
    turn = done.catch(() => {})
    return done
  }
  store.set(mergeLockAtom, { run })
  store.sub(favouritesAtom, () => {})
  const names = () => store.get(favouritesAtom)?.map(({ name }) => name)
  const signIn = (id: typeof anna | null) =>
    store.set(sessionAtom, id === null ? { type: 'AnonymousUser' } : aMember({ id, username: id }))
  return { store, device, storage, names, signIn }
}

it('keeps a visitor’s favourites on the device, by name, in every tab, and stores no command', async () => {
  const { store, device, storage, names } = aPage()
  const other = aPage(device, storage)
  expect(await store.set(setFavouriteAtom, zoo, true)).toBe('kept')
  expect(await store.set(setFavouriteAtom, astra, true)).toBe('kept')
  await expect.poll(names).toEqual(['astra', 'zoo'])
  await expect.poll(other.names).toEqual(['astra', 'zoo'])
  expect(await store.set(setFavouriteAtom, zoo, false)).toBe('dropped')
  await expect.poll(names).toEqual(['astra'])
  expect(await device.rows()).toEqual([])
})

it('makes a member’s choice a command, and shows it as pending', async () => {
  const { store, device, storage, names, signIn } = aPage()
  for (const owner of [anna, ben]) await noteFetched(device, owner)
  signIn(anna)
  expect(await store.set(setFavouriteAtom, astra, true)).toBe('kept')
  await expect.poll(names).toEqual(['astra'])
  expect(store.get(favouriteChoicesAtom)?.get(astra.id)).toMatchObject({ favourite: true, state: 'pending' })
  expect(await device.rows()).toMatchObject([
    { kind: 'favouriteCinema', owner: anna, slot: 'cinemas/c-astra/favourite' },
  ])
  expect(storage.stored).toEqual([])
  signIn(ben)
  await expect.poll(names).toEqual([])
})

it('shows what held before a refusal, with the reason', async () => {
  const { store, device, names, signIn } = aPage()
  await noteFetched(device, anna)
  signIn(anna)
  await store.set(setFavouriteAtom, astra, true)
  const error = { code: 'invalid', status: 422, text: 'Mehr als 50 …' }
  await device.db.outbox.update(1, { state: 'failed', lastError: error })
  await expect.poll(() => store.get(favouriteChoicesAtom)?.get(astra.id)).toMatchObject({ state: 'failed', error })
  expect(names()).toEqual([])
})

it('does not say that a member has none before all of the own state has come', async () => {
  const { device, names, signIn, store } = aPage()
  signIn(anna)
  await expect.poll(() => store.get(favouriteChoicesAtom)?.size).toBe(0)
  expect(names()).toBeUndefined()
  await noteFetched(device, anna)
  await expect.poll(names).toEqual([])
})

const noteFetched = (device: ReturnType<typeof aDevice>, owner: UserId) =>
  cursorFact.write(device.db, owner, { since: '1', kinds: KNOWN_KINDS })

it('refuses more than anybody may keep', async () => {
  const many = Array.from({ length: 50 }, (_, index) => aFavouriteCinema(`kino-${index}`))
  const { store, names } = aPage(aDevice(), aVisitorStorage(many))
  await expect.poll(() => names()?.length).toBe(50)
  expect(await store.set(setFavouriteAtom, astra, true)).toBe('tooMany')
})

it('says when the device could not store it', async () => {
  const storage = aVisitorStorage()
  storage.change = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  const { store } = aPage(aDevice(), storage)
  expect(await store.set(setFavouriteAtom, astra, true)).toBe('storageFailed')
})

it('makes a visitor’s favourites commands of whoever signs in, each once, and then forgets them', async () => {
  const { store, device, storage, names, signIn } = aPage(aDevice(), aVisitorStorage([astra, zoo]))
  const confirmed = { slot: 'cinemas/c-zoo/favourite', state: { favourite: true, cinema: zoo } }
  await putOwn(device.db, anna, [{ ...confirmed, updatedAt: '2026-11-20T12:00:00Z' }])
  signIn(anna)
  await Promise.all([store.set(mergeFavouritesAtom), store.set(mergeFavouritesAtom)])
  expect((await device.rows()).map(({ slot, owner }) => [slot, owner])).toEqual([['cinemas/c-astra/favourite', anna]])
  expect(storage.stored).toEqual([])
  await expect.poll(names).toEqual(['astra', 'zoo'])
  expect((await store.set(readFavouritesAtom))?.length).toBe(2)
  signIn(ben)
  await store.set(mergeFavouritesAtom)
  expect(await device.rows()).toHaveLength(1)
})

it('keeps a visitor’s favourites when their commands could not be stored', async () => {
  const { store, storage, signIn } = aPage(aDevice(), aVisitorStorage([astra]))
  signIn(anna)
  const outbox = createOutbox(aDevice())
  store.set(openOutboxAtom, {
    open: async () => ({ ...outbox, enqueue: async () => ({ kind: 'storageFailed', reason: 'full' }) as const }),
  })
  await store.set(mergeFavouritesAtom)
  expect(storage.stored).toEqual([astra])
})

it('merges once although the page died between storing the commands and forgetting', async () => {
  const storage = aVisitorStorage([astra])
  const { store, device, signIn } = aPage(aDevice(), storage)
  signIn(anna)
  const { change } = storage
  storage.change = () => Promise.reject(new Error('killed'))
  await expect(store.set(mergeFavouritesAtom)).rejects.toThrow('killed')
  storage.change = change
  await store.set(mergeFavouritesAtom)
  expect(await device.rows()).toHaveLength(1)
  expect(storage.stored).toEqual([])
})
