import { expect, it } from 'vitest'
import { aMemberPage } from '../../../test/aMemberPage.ts'
import { aConfirmedItem, aConfirmedList, aListedTitle, listId } from '../../../test/builders/lists.ts'
import { ben } from '../../../test/builders/outbox.ts'
import { aMember } from '../../../test/builders/session.ts'
import { goOffline } from '../../../test/goOffline.ts'
import { isOwnStateKnownAtom } from '../core/ownState.ts'
import { sessionAtom } from '../core/session.ts'
import {
  addToListAtom,
  createListAtom,
  deleteListAtom,
  orderListAtom,
  removeFromListAtom,
  updateListAtom,
} from './changeLists.ts'
import { isOwnListAtom, ownListsAtom } from './lists.ts'

const salz = aListedTitle('Salz')
const moor = aListedTitle('Moor')
const spalt = aListedTitle('Spalt', { type: 'series', id: 's-spalt' })
const rain = { id: listId('rain'), name: 'Regen' }
const form = { name: 'Regen', description: '', private: true }

async function aPage(...confirmed: Parameters<typeof aMemberPage>[0] & unknown[]) {
  const page = await aMemberPage(confirmed)
  page.store.sub(ownListsAtom, () => {})
  const lists = () => page.store.get(ownListsAtom)?.lists
  const titles = () => lists()?.flatMap(({ items }) => items.map(({ card }) => card.title))
  return { ...page, lists, titles }
}

it('shows a list made without a network with its titles, pending, in the order by hand', async () => {
  const { store, lists, titles } = await aPage()
  await store.set(createListAtom, rain.id, form)
  for (const title of [salz, moor, spalt]) await store.set(addToListAtom, rain, title, 'Darum')
  await expect.poll(titles).toHaveLength(3)
  await store.set(orderListAtom, rain, [spalt, salz])
  await expect.poll(titles).toEqual(['Spalt', 'Salz', 'Moor'])
  expect(lists()).toMatchObject([{ name: 'Regen', private: true, state: 'pending' }])
  expect(await store.set(isOwnListAtom, 'rain')).toBe(true)
})

it('makes the same list otherwise when its form is sent again before it was sent (K9)', async () => {
  const { store, device, lists } = await aPage()
  await store.set(createListAtom, rain.id, form)
  await store.set(createListAtom, rain.id, { ...form, name: 'Regennächte' })
  await expect.poll(lists).toMatchObject([{ name: 'Regennächte' }])
  expect((await device.rows()).map(({ kind }) => kind)).toEqual(['createList'])
})

it('shows what is confirmed by name, titles as they were added', async () => {
  const { lists, titles } = await aPage(
    aConfirmedList('zug'),
    aConfirmedList('rain', { name: 'Regen' }),
    aConfirmedList('gone', { deleted: true }),
    aConfirmedItem('rain', moor, 2),
    aConfirmedItem('rain', salz, 1),
  )
  await expect
    .poll(() => lists()?.map(({ name, state }) => [name, state]))
    .toEqual([
      ['Regen', 'saved'],
      ['zug', 'saved'],
    ])
  expect(titles()).toEqual(['Salz', 'Moor'])
})

it('renames, takes a title off and deletes, all of it before the server knows', async () => {
  const { store, lists, titles } = await aPage(aConfirmedList('rain'), aConfirmedItem('rain', salz))
  await expect.poll(titles).toEqual(['Salz'])
  await store.set(updateListAtom, rain, { name: 'Nass' })
  await store.set(removeFromListAtom, rain, salz)
  await expect.poll(lists).toMatchObject([{ name: 'Nass', items: [], state: 'pending' }])
  await store.set(deleteListAtom, rain)
  await expect.poll(lists).toEqual([])
  expect(await store.set(isOwnListAtom, 'rain')).toBe(false)
})

it('shows what held before a refusal, with the reason, and counts lists that were never made', async () => {
  const { store, device, lists } = await aPage(aConfirmedList('rain', { name: 'Regen' }))
  const error = { code: 'invalid', status: 422, text: 'Zu lang' }
  await store.set(updateListAtom, rain, { name: 'Nass' })
  await store.set(createListAtom, listId('new'), form)
  for (const { seq } of await device.rows()) await device.db.outbox.update(seq, { state: 'failed', lastError: error })
  await expect.poll(lists).toMatchObject([{ name: 'Regen', state: 'failed', error }])
  await expect.poll(() => store.get(ownListsAtom)?.refused).toEqual([error])
})

it('shows one member’s lists to nobody else', async () => {
  const { store, lists } = await aPage(aConfirmedList('rain'))
  await expect.poll(lists).toHaveLength(1)
  store.set(sessionAtom, aMember({ id: ben, username: ben }))
  await expect.poll(lists).toBeUndefined()
  store.set(sessionAtom, { type: 'AnonymousUser' })
  expect(lists()).toBeUndefined()
})

it('claims no member to have no list before the server was asked, unless it cannot be reached', async () => {
  const { store, device } = await aMemberPage()
  await device.db.meta.clear()
  store.sub(ownListsAtom, () => {})
  store.sub(isOwnStateKnownAtom, () => {})
  await expect.poll(() => store.get(isOwnStateKnownAtom)).toBe(false)
  expect(store.get(ownListsAtom)).toBeNull()
  goOffline(store)
  await expect.poll(() => store.get(ownListsAtom)?.lists).toEqual([])
})
