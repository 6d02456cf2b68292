import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { aFavouriteCinema, aVisitorStorage } from '../../../test/builders/favourites.ts'
import { aDevice, anna } from '../../../test/builders/outbox.ts'
import { aMember } from '../../../test/builders/session.ts'
import { openOutboxAtom } from '../../atoms/core/outbox.ts'
import { sessionAtom, sessionKnownAtom } from '../../atoms/core/session.ts'
import { mergeLockAtom, setFavouriteAtom } from '../../atoms/favourites/favourites.ts'
import { visitorStorageAtom } from '../../atoms/favourites/visitorFavourites.ts'
import { offlineBundleDeviceAtom } from '../../atoms/offlineBundle/offlineBundleDevice.ts'
import { createOutbox } from '../../sync/outbox/openOutbox.ts'
import { followOfflineBundleTriggers } from './offlineBundleTriggers.ts'

const astra = aFavouriteCinema('astra')
const zoo = aFavouriteCinema('zoo')

/** A page; `asked` is what its worker was told to keep, `kept` how often the browser was asked not to clear storage. */
function aPage(device = aDevice(), storage = aVisitorStorage()) {
  const store = createStore()
  const asked: (readonly string[])[] = []
  store.set(openOutboxAtom, { open: async () => createOutbox(device) })
  store.set(visitorStorageAtom, storage)
  store.set(mergeLockAtom, { run: (work) => work() })
  store.set(offlineBundleDeviceAtom, {
    refresh: async (ids) => {
      asked.push(ids)
      return 'kept'
    },
    readInventory: async () => null,
    readRoom: async () => null,
    clearOthers: async () => {},
  })
  const page = new EventTarget()
  const view = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const seen = { kept: 0 }
  const keep = () => {
    seen.kept += 1
  }
  const start = (owner: typeof anna | null = null) => followOfflineBundleTriggers({ store, owner, page, view, keep })
  const signIn = (id: typeof anna | null) =>
    store.set(sessionAtom, id === null ? { type: 'AnonymousUser' } : aMember({ id }))
  return { store, device, storage, asked, page, view, seen, start, signIn }
}

it('looks after the favourites at the start, when they change, with the network and when the page is seen', async () => {
  const { store, asked, page, view, seen, start } = aPage(aDevice(), aVisitorStorage([astra]))
  start()
  await expect.poll(() => asked.at(-1)).toEqual(['c-astra'])
  expect(seen.kept).toBeGreaterThan(0)
  await store.set(setFavouriteAtom, zoo, true)
  await expect.poll(() => asked.at(-1)).toEqual(['c-astra', 'c-zoo'])
  const before = asked.length
  page.dispatchEvent(new Event('online'))
  await expect.poll(() => asked.length).toBeGreaterThan(before)
  const later = asked.length
  view.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => asked.length).toBeGreaterThan(later)
})

it('asks the browser for nothing while there are no favourites', async () => {
  const { asked, seen, start } = aPage()
  start()
  await expect.poll(() => asked.at(-1)).toEqual([])
  expect(seen.kept).toBe(0)
})

it('decides nothing before it is known who is signed in', async () => {
  const { store, device, asked, start, signIn } = aPage()
  let tell = () => {}
  const known = new Promise<void>((resolve) => {
    tell = resolve
  })
  store.set(sessionKnownAtom, known)
  start()
  await createOutbox(device).enqueue(anna, { kind: 'favouriteCinema', args: astra })
  signIn(anna)
  tell()
  await expect.poll(() => asked.at(-1)).toEqual(['c-astra'])
  expect(asked.every((ids) => ids.length === 1)).toBe(true)
})

it('makes a visitor’s favourites the member’s at sign-in, and never lets go of them in between', async () => {
  const { device, storage, asked, start, signIn } = aPage(aDevice(), aVisitorStorage([astra, zoo]))
  start()
  await expect.poll(() => asked.at(-1)).toEqual(['c-astra', 'c-zoo'])
  signIn(anna)
  await expect.poll(() => device.rows()).toHaveLength(2)
  await expect.poll(() => storage.stored).toEqual([])
  await expect.poll(() => asked.length).toBeGreaterThan(1)
  expect(asked.every((ids) => ids.length === 2)).toBe(true)
})

it('lets go of a member’s favourites at sign-out', async () => {
  const { store, asked, start, signIn } = aPage()
  signIn(anna)
  start()
  await store.set(setFavouriteAtom, astra, true)
  await expect.poll(() => asked.at(-1)).toEqual(['c-astra'])
  signIn(null)
  await expect.poll(() => asked.at(-1)).toEqual([])
})

it('lets go of them also when the member left before the triggers were followed', async () => {
  const { asked, start } = aPage()
  start(anna)
  await expect.poll(() => asked.at(-1)).toEqual([])
})
