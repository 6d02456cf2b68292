// @vitest-environment node
import { expect, it } from 'vitest'
import { aDevice, anna } from '../../../test/builders/outbox.ts'
import { aCard, meanAll, onList } from '../../../test/builders/ownThings.ts'
import { readHistory } from '../outbox/history.ts'
import { createOutbox } from '../outbox/openOutbox.ts'
import type { ListItemState } from './listItem.ts'
import type { ListState } from './lists.ts'
import { registry } from './registry.ts'

async function waiting(...intents: Parameters<typeof meanAll>[2][]) {
  const device = aDevice()
  await meanAll(device, anna, ...intents)
  return device
}
const kinds = async (device: ReturnType<typeof aDevice>) => (await device.rows()).map(({ kind }) => kind)
const requestOf = async (device: ReturnType<typeof aDevice>, nth: number) => {
  const row = (await device.rows())[nth]
  return registry
    .get(row?.kind ?? '')
    ?.bind(row?.args)
    ?.request()
}

it('has what is put on a new list wait for its making, in one lane', async () => {
  const device = await waiting(onList.create(), onList.add('m1'), onList.order(['movies/m1']))
  const [made, ...rest] = await device.rows()
  expect(new Set([made, ...rest].map((row) => row?.lane))).toEqual(new Set(['lists/l1']))
  expect(rest.map(({ deps }) => deps)).toEqual([[made?.key], [made?.key]])
})

it('needs nothing before it once the list is made', async () => {
  const device = await waiting(onList.add('m1'))
  expect((await device.rows())[0]?.deps).toEqual([])
})

it('makes a list that was not sent yet as it was changed last, and what waits for it goes on waiting', async () => {
  const device = await waiting(
    onList.create('Regen'),
    onList.add('m1'),
    onList.change({ name: 'Regennächte', private: true }),
    onList.create('Nächte'),
  )
  expect(await kinds(device)).toEqual(['createList', 'addListItem'])
  expect(await requestOf(device, 0)).toMatchObject({ body: { list: { id: 'l1', name: 'Nächte', private: false } } })
  const [made, item] = await device.rows()
  expect(item?.deps).toEqual([made?.key])
  expect((await readHistory(device.db)).map(({ outcome, kind }) => [outcome, kind])).toEqual([
    ['coalesced', 'updateList'],
    ['coalesced', 'createList'],
  ])
})

it('sends the changes of a list as one', async () => {
  const device = await waiting(onList.change({ name: 'Regen' }), onList.change({ private: true }))
  expect(await requestOf(device, 0)).toMatchObject({
    params: { id: 'l1' },
    body: { list: { name: 'Regen', private: true } },
  })
  expect(await device.rows()).toHaveLength(1)
})

it('changes what was sent by an entry of its own', async () => {
  const device = await waiting(onList.create())
  await device.db.outbox.update(1, { firstSentAt: 1 })
  await meanAll(device, anna, onList.change({ name: 'Regen' }), onList.create('Nächte'))
  expect(await kinds(device)).toEqual(['createList', 'updateList', 'createList'])
})

it('lets a list that nobody has seen vanish with all that was put on it', async () => {
  const device = await waiting(onList.create(), onList.add('m1'), onList.order(['movies/m1']), onList.remove())
  expect(await device.rows()).toEqual([])
  expect((await readHistory(device.db)).map(({ outcome }) => outcome)).toEqual(Array(4).fill('coalesced'))
})

it('deletes a list that may have been made, and no longer changes it', async () => {
  const device = await waiting(onList.create())
  await device.db.outbox.update(1, { firstSentAt: 1 })
  await meanAll(device, anna, onList.change({ name: 'Regen' }), onList.remove())
  expect(await kinds(device)).toEqual(['createList', 'deleteList'])
})

it('lets a list whose making was refused vanish', async () => {
  const device = await waiting(onList.create(), onList.add('m1'))
  await device.db.outbox.update(1, { state: 'failed', firstSentAt: 1 })
  await meanAll(device, anna, onList.remove())
  expect(await device.rows()).toEqual([])
})

it('keeps the last word on a title, its words about it too', async () => {
  const device = await waiting(onList.add('m1'), onList.take('m1'), onList.add('m1', 'Zählt mit.'), onList.add('m2'))
  expect(await kinds(device)).toEqual(['addListItem', 'addListItem'])
  expect(await requestOf(device, 0)).toEqual({
    call: expect.anything(),
    params: { id: 'l1' },
    body: { list_item: { source_id: 'm1', source_type: 'Movie', description: 'Zählt mit.' } },
  })
})

it('drops both when a title is put on and taken off a list that does not hold it', async () => {
  const device = aDevice()
  const state: ListItemState = { on: false, description: '', card: aCard(), addedAt: new Date(0).toISOString() }
  await device.db.own.put({ owner: anna, slot: 'listItem/l1/movies/m1', state, updatedAt: '2026-11-20T00:00:00Z' })
  await meanAll(device, anna, onList.add('m1'), onList.take('m1'))
  expect(await device.rows()).toEqual([])
})

it('shows a list and its titles before anything of it is sent', async () => {
  const device = await waiting(onList.create('Regen'), onList.change({ private: true }), onList.add('m1', 'Nass.'))
  const outbox = createOutbox(device)
  const [list] = (await outbox.readSlots(anna, 'list/')).values()
  expect(list).toMatchObject({
    state: 'pending',
    value: { name: 'Regen', private: true, deleted: false } satisfies Partial<ListState>,
  })
  const items = await outbox.readSlots(anna, 'listItem/l1/')
  expect(items.get('listItem/l1/movies/m1')).toMatchObject({
    state: 'pending',
    value: { on: true, description: 'Nass.' },
  })
})
