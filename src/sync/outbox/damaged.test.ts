// @vitest-environment node
import { expect, it } from 'vitest'
import type { UserId } from '#contract/ids.ts'
import { ModelServer } from '../../../test/builders/modelServer.ts'
import { aDevice, anna, ben, type Device } from '../../../test/builders/outbox.ts'
import { aReplayer, clear, film, rate, stars } from '../../../test/builders/replayer.ts'
import { toRateIntent } from '../commands/rateTitle.ts'
import { setDamagedAside } from './damaged.ts'
import { enqueue } from './enqueue.ts'
import type { Entry } from './entry.ts'
import { remember } from './history.ts'
import { discard } from './manage.ts'
import { createOutbox } from './openOutbox.ts'
import { countKinds, readRows, readSummary } from './readViews.ts'
import { wipeOutbox } from './wipe.ts'

const BODY = 'Nur für mich.'
const comment = { kind: 'createComment', args: { body: BODY }, intentAt: '2026-11-21T11:00:00.000Z' }

async function aDeviceWith(...rows: readonly object[]): Promise<Device> {
  const device = aDevice()
  for (const row of rows) await device.db.outbox.add(row as Entry)
  await setDamagedAside(device.db)
  return device
}

const damagedFor = async ({ db }: Device, owner: UserId) =>
  (await readRows(db, owner)).flatMap((row) => (row.row === 'unreadable' ? [row] : []))

it.each([
  ['an empty row', {}],
  ['an owner of a wrong type', { owner: 17, ...comment }],
  ['an owner that is no id', { owner: 'a:b', ...comment }],
  ['an owner that is a list', { owner: [anna], ...comment }],
])('shows %s to everybody, without a word of it, and lets them discard it', async (_what, row) => {
  const device = await aDeviceWith(row)
  for (const who of [anna, ben]) {
    expect(await damagedFor(device, who)).toMatchObject([{ remains: null }])
    expect(await readSummary(device.db, who)).toEqual({ waiting: 0, failed: 1, parked: null })
  }
  expect(JSON.stringify(await readRows(device.db, ben))).not.toContain(BODY)
  const [shown] = await damagedFor(device, ben)
  await discard(device, ben, shown?.seq ?? 0)
  expect(await damagedFor(device, anna)).toEqual([])
  expect(await device.db.meta.toArray()).toEqual([])
})

it('shows what is left of a row to its owner alone', async () => {
  const device = await aDeviceWith({ owner: anna, ...comment, firstSentAt: 5 })
  const { kind, args, intentAt } = comment
  expect(await damagedFor(device, anna)).toMatchObject([{ remains: { kind, args, intentAt, wasSent: true } }])
  expect(await damagedFor(device, ben)).toEqual([])
  const [shown] = await damagedFor(device, anna)
  await discard(device, ben, shown?.seq ?? 0)
  expect(await damagedFor(device, anna)).toHaveLength(1)
  expect(await countKinds(device.db, anna)).toEqual(new Map([['', 1]]))
})

it('finds damaged rows as soon as somebody looks, among thousands too', async () => {
  const device = aDevice()
  await rate(device, anna, 'm1', 8)
  const [row] = await device.rows()
  const many = Array.from({ length: 1_200 }, (_none, index) => ({
    ...(row as Entry),
    seq: index + 10,
    key: device.uuid() as Entry['key'],
  }))
  await device.db.outbox.bulkAdd([...many, { seq: 5_000 } as Entry, { ...many[3], seq: 700.5, key: 7 } as never])
  const stop = createOutbox(device).watchSummary(anna, () => {})
  await expect.poll(() => damagedFor(device, anna)).toHaveLength(2)
  expect(await readSummary(device.db, anna)).toMatchObject({ waiting: 1_201, failed: 2 })
  stop()
})

it('sends the others in spite of a damaged one that came meanwhile', async () => {
  const device = aDevice()
  const server = new ModelServer(device.clock.now, anna)
  for (const id of ['m1', 'm2', 'm3']) await rate(device, anna, id, 8)
  await device.db.outbox.update(1, { deps: [{}, 5] as never, args: null, lane: 7 as never })
  await aReplayer(server, device).pass(anna)
  expect(server.effects.map(({ path }) => path)).toEqual(['/api/movies/m2/rating', '/api/movies/m3/rating'])
  expect(await readSummary(device.db, anna)).toMatchObject({ waiting: 0, failed: 1 })
})

it('stops what depends on a damaged one, though it is parked, and lets it go with that', async () => {
  const device = aDevice()
  const server = new ModelServer(device.clock.now, anna)
  await rate(device, anna, 'm1', 8)
  await clear(device, anna, 'm2')
  const [first] = await device.rows()
  await device.db.outbox.update(2, { deps: [first?.key ?? ''], state: 'parked' })
  await device.db.outbox.update(1, { owner: 17 as never })
  await setDamagedAside(device.db)
  await aReplayer(server, device).pass(anna)
  expect(server.effects).toEqual([])
  expect(await device.rows()).toMatchObject([{ seq: 2, state: 'blocked' }])
  const [damaged] = await damagedFor(device, anna)
  expect(damaged?.dependents).toHaveLength(1)
  await discard(device, anna, damaged?.seq ?? 0)
  expect(await readRows(device.db, anna)).toEqual([])
})

it('stops what comes to depend on one that was set aside after its key was read', async () => {
  const device = aDevice()
  const server = new ModelServer(device.clock.now, anna)
  await rate(device, anna, 'm1', 8)
  const [first] = await device.rows()
  await device.db.outbox.update(1, { lane: 7 as never })
  await setDamagedAside(device.db)
  await enqueue(device, anna, { ...toRateIntent(film('m2'), stars(6)), deps: [first?.key ?? ''] })
  await aReplayer(server, device).pass(anna)
  expect(server.effects).toEqual([])
  expect(await device.rows()).toMatchObject([{ state: 'blocked' }])
})

it('counts what is set aside meanwhile neither as sent nor as waiting', async () => {
  const device = aDevice()
  for (const id of ['m1', 'm2']) await rate(device, anna, id, 8)
  const seen: { total: number; sent: number }[] = []
  const stop = createOutbox(device).watchVisit(anna, (visit) => seen.push(visit))
  await expect.poll(() => seen.at(-1)).toMatchObject({ total: 2, sent: 0 })
  await device.db.outbox.put({ seq: 1 } as Entry)
  await setDamagedAside(device.db)
  await expect.poll(() => seen.at(-1)).toMatchObject({ total: 1, sent: 0 })
  const entry = await device.db.outbox.get(2)
  await device.db.transaction('rw', device.db.outbox, device.db.history, async () => {
    await device.db.outbox.delete(2)
    if (entry) await remember(device.db, [entry], 'done', device.clock.now())
  })
  await expect.poll(() => seen.at(-1)).toMatchObject({ total: 1, sent: 1 })
  stop()
})

it('keeps what is damaged as its owner leaves, unless they discard it; nobody’s stays in any case', async () => {
  const device = await aDeviceWith({ owner: anna, ...comment }, { owner: 17 })
  await wipeOutbox(device.db, { stays: [ben], discards: null })
  expect(await damagedFor(device, anna)).toHaveLength(2)
  expect((await device.db.meta.toArray()).map(({ k }) => k.split(':')[0])).toEqual(['damaged', 'damaged'])
  await wipeOutbox(device.db, { stays: [], discards: anna })
  expect(await damagedFor(device, anna)).toMatchObject([{ remains: null }])
})
