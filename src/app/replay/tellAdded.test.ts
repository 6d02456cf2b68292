import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { aDevice, anna } from '../../../test/builders/outbox.ts'
import { aMember } from '../../../test/builders/session.ts'
import { consentAtom } from '../../atoms/consent/consent.ts'
import { openOutboxAtom } from '../../atoms/core/outbox.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import { toastAtom } from '../../atoms/core/toast.ts'
import { claimAddedAtom, claimListAtom, claimsAtom, newestAddedAtom } from '../../atoms/lists/addedToList.ts'
import { type Tracked, trackerAtom } from '../../atoms/tracking/tracking.ts'
import { remember } from '../../sync/outbox/history.ts'
import { createOutbox } from '../../sync/outbox/openOutbox.ts'
import { putOwn } from '../../sync/outbox/own.ts'
import { added } from '../../texts/lists.ts'
import { followAdded } from './tellAdded.ts'

const key = '00000000-0000-4000-8000-000000000001' as never
const add = { owner: anna, key, kind: 'addListItem', slot: 'listItem/l-1/movies/m-1' }

/** A page of a device; `claims` are those of all its pages. */
function aPage(device: ReturnType<typeof aDevice>, visibilityState: 'visible' | 'hidden', claims = new Set<string>()) {
  const store = createStore()
  const tracked: Tracked[] = []
  store.set(openOutboxAtom, { open: async () => createOutbox(device) })
  store.set(sessionAtom, aMember({ id: anna, username: anna }))
  store.set(trackerAtom, {
    send: async (event) => {
      tracked.push(event)
    },
  })
  const view = Object.assign(new EventTarget(), { visibilityState })
  store.set(claimsAtom, {
    hold: (slot) => {
      claims.add(slot)
      return () => claims.delete(slot)
    },
    isHeld: async (slot) => claims.has(slot),
  })
  followAdded(store, view)
  return { store, view, tracked, toast: () => store.get(toastAtom) }
}

it('says on the page that is seen, once, that a title has arrived, with the way to its list', async () => {
  const device = aDevice()
  const list = {
    name: 'Regennächte',
    description: '',
    private: false,
    deleted: false,
    createdAt: '2026-11-20T12:00:00Z',
  }
  await putOwn(device.db, anna, [{ slot: 'list/l-1', state: list, updatedAt: list.createdAt }])
  const seen = aPage(device, 'visible')
  const hidden = aPage(device, 'hidden')
  await remember(device.db, [add], 'done', device.clock.now())
  await expect.poll(seen.toast).toMatchObject({
    kind: 'success',
    message: added,
    link: { href: '/liste/l-1', caption: 'Regennächte' },
    duration: 6_000,
  })
  hidden.view.visibilityState = 'visible'
  hidden.view.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => device.db.meta.count()).toBe(1)
  expect(hidden.toast()).toBeNull()
})

it('says it on a page that comes back to be seen', async () => {
  const device = aDevice()
  const { view, toast } = aPage(device, 'hidden')
  await remember(device.db, [add], 'done', device.clock.now())
  view.visibilityState = 'visible'
  await expect
    .poll(() => {
      view.dispatchEvent(new Event('visibilitychange'))
      return toast()
    })
    .toMatchObject({ message: added, link: { caption: 'Zur Liste' } })
})

it('counts each title that arrived, where counting is allowed', async () => {
  const device = aDevice()
  const { store, tracked } = aPage(device, 'visible')
  store.set(consentAtom, { state: 'decided', allowed: ['analytics'] })
  await remember(device.db, [add], 'done', device.clock.now())
  await expect.poll(() => tracked).toEqual([{ event: 'Add to List', itemType: 'Movie', itemId: 'm-1' }])
})

it('says it on the page that has put it there, while that is open, and not on another', async () => {
  const device = aDevice()
  const claims = new Set<string>()
  const other = aPage(device, 'visible', claims)
  const acted = aPage(device, 'hidden', claims)
  acted.store.set(claimAddedAtom, { list: 'l-1', type: 'movies', id: 'm-1' })
  const seen = aPage(device, 'visible', claims)
  await remember(device.db, [add], 'done', device.clock.now())
  await expect.poll(() => seen.store.get(newestAddedAtom)).toBeGreaterThan(0)
  acted.view.visibilityState = 'visible'
  await expect
    .poll(() => {
      acted.view.dispatchEvent(new Event('visibilitychange'))
      return acted.toast()
    })
    .toMatchObject({ message: added })
  expect([other.toast(), seen.toast()]).toEqual([null, null])
  expect(claims.size).toBe(0)
})

it('says nothing of the titles of a list that was copied, on no page, and of what is put there afterwards it does', async () => {
  const device = aDevice()
  const claims = new Set<string>()
  const acted = aPage(device, 'visible', claims)
  const other = aPage(device, 'visible', claims)
  const items = ['m-1', 'm-2'].map((id) => ({ type: 'movies' as const, id }))
  acted.store.set(claimListAtom, 'l-1', items)
  for (const { id } of items) {
    await remember(device.db, [{ ...add, slot: `listItem/l-1/movies/${id}` }], 'done', device.clock.now())
  }
  // With the last of them the claim is given back.
  await expect.poll(() => claims.size).toBe(0)
  expect([acted.toast(), other.toast()]).toEqual([null, null])
  await remember(device.db, [{ ...add, slot: 'listItem/l-1/movies/m-3' }], 'done', device.clock.now())
  await expect.poll(() => acted.toast() ?? other.toast()).toMatchObject({ message: added })
})
