// @vitest-environment node
import { expect, it } from 'vitest'
import { KNOWN_KINDS } from '#contract/changes.ts'
import { aDevice, anna, ben, type Device } from '../../../test/builders/outbox.ts'
import { meanAll, onList } from '../../../test/builders/ownThings.ts'
import { clear, film, rate, stars } from '../../../test/builders/replayer.ts'
import { toRateIntent } from '../commands/rateTitle.ts'
import { enqueue } from './enqueue.ts'
import type { Entry } from './entry.ts'
import { readHistory } from './history.ts'
import { cursorFact } from './meta.ts'

const CONFIRMED_AT = '2026-11-20T00:00:00.000Z'

async function aScene(confirmed?: number): Promise<Device> {
  const device = aDevice()
  const own = { owner: anna, slot: 'movies/m1/rating', state: stars(confirmed ?? null), updatedAt: CONFIRMED_AT }
  if (confirmed !== undefined) await device.db.own.put(own)
  return device
}

const ratings = async (device: Device) =>
  (await device.rows()).map(({ args, state }) => [(args as { rating?: { value: number } }).rating?.value, state])

it('sends a choice equal to what is confirmed where nothing waits that it could take back', async () => {
  const device = await aScene(7)
  await rate(device, anna, 'm1', 7)
  expect(await ratings(device)).toEqual([[7, 'pending']])
})

it('sends a choice equal to what is confirmed where the one that it replaces has left', async () => {
  const device = await aScene(7)
  await rate(device, anna, 'm1', 3)
  await device.db.outbox.update(1, { state: 'failed', firstSentAt: 1 })
  await rate(device, anna, 'm1', 7)
  expect(await ratings(device)).toEqual([[7, 'pending']])
})

it('notes of both why they are no more where the later one takes the earlier one back', async () => {
  const device = await aScene(7)
  await rate(device, anna, 'm1', 3)
  await rate(device, anna, 'm1', 7)
  const at = device.clock.now()
  expect(await readHistory(device.db)).toMatchObject(Array(2).fill({ owner: anna, at, outcome: 'coalesced' }))
})

it('keeps an entry that another one waits for, and sends both', async () => {
  const device = await aScene(7)
  await rate(device, anna, 'm1', 3)
  const [first] = await device.rows()
  await enqueue(device, anna, { ...toRateIntent(film('m2'), stars(5)), deps: [first?.key ?? ''] })
  await rate(device, anna, 'm1', 7)
  expect(await ratings(device)).toEqual([
    [3, 'pending'],
    [5, 'pending'],
    [7, 'pending'],
  ])
})

it('keeps what is on its way or waits for its owner to sign in', async () => {
  const device = await aScene()
  for (const state of ['sending', 'parked'] as const) {
    await rate(device, anna, 'm1', 3)
    await device.db.outbox
      .toCollection()
      .last()
      .then((last) => device.db.outbox.update(last?.seq ?? 0, { state, firstSentAt: 1 }))
  }
  await clear(device, anna, 'm1')
  expect((await ratings(device)).map(([, state]) => state)).toEqual(['sending', 'parked', 'pending'])
})

it.each<[Partial<Entry>]>([[{ state: 'failed' }], [{ state: 'blocked', firstSentAt: 1 }], [{ firstSentAt: 1 }]])(
  'puts no other words into an entry that is %j',
  async (fields) => {
    const device = await aScene()
    await meanAll(device, anna, onList.create())
    await device.db.outbox.update(1, fields)
    const [before] = await device.rows()
    await meanAll(device, anna, onList.change({ name: 'Regen' }))
    expect(await device.rows()).toMatchObject([before, { kind: 'updateList', state: 'pending' }])
  },
)

it('keeps what may have taken effect where its opposite comes', async () => {
  const device = await aScene()
  await meanAll(device, anna, onList.create())
  await device.db.outbox.update(1, { state: 'review', firstSentAt: 1 })
  await meanAll(device, anna, onList.remove())
  expect((await device.rows()).map(({ kind }) => kind)).toEqual(['createList', 'deleteList'])
})

it('counts other words as meant now, under the same key', async () => {
  const device = await aScene()
  await meanAll(device, anna, onList.create(), onList.add('m1'))
  const [before, item] = await device.rows()
  device.clock.advance(1000)
  await meanAll(device, anna, onList.change({ name: 'Regen' }))
  const intentAt = new Date(device.clock.now()).toISOString()
  const changed = { args: { ...(before?.args as object), name: 'Regen' }, intentAt }
  const intentOrder = { device: before?.intentOrder?.device, seq: 3 }
  expect(await device.rows()).toEqual([{ ...before, ...changed, intentOrder }, item])
})

it('sends other words after a refusal under a new key, and what depends on them follows', async () => {
  const device = await aScene()
  await meanAll(device, anna, onList.create(), onList.add('m1'))
  const [before] = await device.rows()
  await device.db.outbox.update(1, { lastError: { code: 'account_too_new', status: 460, text: null } })
  await meanAll(device, anna, onList.change({ name: 'Regen' }))
  const [after, item] = await device.rows()
  expect(after).toMatchObject({ seq: 1, args: { name: 'Regen' } })
  expect(after?.key).not.toBe(before?.key)
  expect(item?.deps).toEqual([after?.key])
})

it('waits for what its command needs, besides what the caller names', async () => {
  const device = await aScene()
  await rate(device, anna, 'm1', 8)
  await meanAll(device, anna, onList.create())
  const [rated, made] = await device.rows()
  await device.db.outbox.update(2, { firstSentAt: 1 })
  await meanAll(device, anna, onList.change({ name: 'Regen' }))
  await enqueue(device, anna, { ...onList.add('m1'), deps: [rated?.key ?? ''] })
  // A change of the list lies in the same slot, and nothing waits for it.
  expect((await device.rows()).at(-1)?.deps).toEqual([rated?.key, made?.key])
  await meanAll(device, ben, onList.add('m1'))
  expect((await device.rows()).at(-1)?.deps).toEqual([])
})

it('says which kind it does not know', async () => {
  const device = await aScene()
  await expect(enqueue(device, anna, { kind: 'newer', args: {} })).rejects.toThrow('No command "newer"')
})

it.each([
  ['nothing', null, undefined, undefined],
  ['own state', null, 7, CONFIRMED_AT],
  ['the server, before own state', Date.parse(CONFIRMED_AT) - 1, 7, CONFIRMED_AT],
  ['the server, after own state', Date.parse(CONFIRMED_AT) + 1, 7, '2026-11-20T00:00:00.001Z'],
])('is meant after %s, as the device has heard of it', async (_what, there, confirmed, intentAfter) => {
  const device = await aScene(confirmed)
  const heard = there === null ? {} : { heard: { here: 0, there } }
  await cursorFact.write(device.db, anna, { since: '1', kinds: KNOWN_KINDS, ...heard })
  await rate(device, anna, 'm1', 3)
  const [entry] = await device.rows()
  expect(entry?.intentAfter).toBe(intentAfter)
  expect(entry).toMatchObject({ intentAt: '2026-11-21T12:00:00.000Z', intentOrder: { seq: 1 } })
})
