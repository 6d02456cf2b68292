import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { aFavouriteCinema, aVisitorStorage } from '../../../test/builders/favourites.ts'
import type { OfflineBundleResult } from '../../sync/offlineBundle/refresh.ts'
import { setFavouriteAtom } from '../favourites/favourites.ts'
import { readOfflineBundleDueAtom } from '../favourites/offlineBundleNeed.ts'
import { visitorStorageAtom } from '../favourites/visitorFavourites.ts'
import { deviceStorageAtom } from '../place/place.ts'
import { offlineBundleBusyAtom, offlineBundleProgressAtom, refreshOfflineBundleAtom } from './offlineBundle.ts'
import { type OfflineBundleDevice, offlineBundleDeviceAtom } from './offlineBundleDevice.ts'

/** A page with a worker; each refresh waits in `open` until a test ends it. */
function aPage() {
  const store = createStore()
  const stored = new Map<string, string>()
  const open: { tell: Parameters<OfflineBundleDevice['refresh']>[2]; end: (result: OfflineBundleResult) => void }[] = []
  store.set(deviceStorageAtom, {
    open: () => ({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    }),
  })
  const storage = aVisitorStorage()
  const asked: (readonly string[])[] = []
  store.set(visitorStorageAtom, storage)
  store.set(offlineBundleDeviceAtom, {
    refresh: (ids, _force, tell) =>
      new Promise((end) => {
        asked.push(ids)
        open.push({ tell, end })
      }),
    readInventory: async () => null,
    readRoom: async () => null,
    clearOthers: async () => {},
  })
  const refresh = () => store.set(refreshOfflineBundleAtom, false)
  return { store, storage, asked, open, refresh }
}

it('notes that a marked cinema is to be fetched until all of it is there', async () => {
  const { store, open, refresh } = aPage()
  await store.set(setFavouriteAtom, aFavouriteCinema('astra'), true)
  const failed = refresh()
  await expect.poll(() => open.length).toBe(1)
  open[0]?.end('unreachable')
  await failed
  expect(store.set(readOfflineBundleDueAtom)).not.toBeNull()
  const whole = refresh()
  await expect.poll(() => open.length).toBe(2)
  open[1]?.end('kept')
  await whole
  expect(store.set(readOfflineBundleDueAtom)).toBeNull()
})

it('keeps the note of a cinema that was marked while another was fetched', async () => {
  const { store, open, refresh } = aPage()
  await store.set(setFavouriteAtom, aFavouriteCinema('astra'), true)
  const first = refresh()
  await expect.poll(() => open.length).toBe(1)
  await store.set(setFavouriteAtom, aFavouriteCinema('zoo'), true)
  open[0]?.end('kept')
  await first
  expect(store.set(readOfflineBundleDueAtom)).not.toBeNull()
})

it('is busy until the last refresh has ended, and tells how far it has come', async () => {
  const { store, open, refresh } = aPage()
  const both = [refresh(), refresh()]
  await expect.poll(() => open.length).toBe(2)
  open[0]?.end('kept')
  await both[0]
  open[1]?.tell({ done: 3, total: 8 })
  expect(store.get(offlineBundleBusyAtom)).toBe(true)
  expect(store.get(offlineBundleProgressAtom)).toEqual({ done: 3, total: 8 })
  open[1]?.end('fresh')
  await both[1]
  expect(store.get(offlineBundleBusyAtom)).toBe(false)
  expect(store.get(offlineBundleProgressAtom)).toBeNull()
})

it('tells the worker last which favourites there are now, however long an earlier look takes', async () => {
  const { store, asked, storage } = aPage()
  await store.set(setFavouriteAtom, aFavouriteCinema('astra'), true)
  const { read } = storage
  let answer = () => {}
  storage.read = async () => {
    storage.read = read
    const before = await read()
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    return before
  }
  void store.set(refreshOfflineBundleAtom, false)
  await store.set(setFavouriteAtom, aFavouriteCinema('astra'), false)
  void store.set(refreshOfflineBundleAtom, false)
  await expect.poll(() => storage.read === read).toBe(true)
  answer()
  await expect.poll(() => asked).toEqual([['c-astra'], []])
})
