// @vitest-environment node
import { Dexie, type TableSchema } from 'dexie'
import { expect, it } from 'vitest'
import { ModelServer } from '../../../test/builders/modelServer.ts'
import { aDevice, anna } from '../../../test/builders/outbox.ts'
import { aReplayer, film, rate, shownRating, stars } from '../../../test/builders/replayer.ts'
import type { Entry } from './entry.ts'
import { discard, retry } from './manage.ts'
import { parkedFact } from './meta.ts'
import { readRow } from './readRow.ts'
import { readRows } from './readViews.ts'

/** As version 0 stored it. */
const v0 = (overrides: object = {}) => ({
  key: '6f1c1f4e-5d5b-4c39-9d0c-0d4b6c0f7a11',
  owner: anna,
  v: 0,
  kind: 'rateTitle',
  lane: 'movies/m1',
  slot: 'movies/m1/rating',
  args: { ...film('m1'), rating: stars(8) },
  base: null,
  intentAt: '2026-11-21T11:00:00.000Z',
  state: 'pending',
  attempts: 0,
  nextAt: 0,
  ...overrides,
})

async function aDeviceWith(...rows: object[]) {
  const device = aDevice()
  for (const row of rows) await device.db.outbox.add(row as Entry)
  const server = new ModelServer(device.clock.now, anna)
  return { device, server, replay: aReplayer(server, device) }
}

it('sends what version 0 stored, under the same key', async () => {
  const { device, server, replay } = await aDeviceWith(v0())
  expect(await shownRating(device, anna, 'm1')).toMatchObject({ value: stars(8), state: 'pending' })
  expect(await replay.pass(anna)).toMatchObject({ settled: 1 })
  expect(server.effects).toMatchObject([{ key: v0().key }])
})

it('takes an entry that version 0 was sending for sent: it is not coalesced away', async () => {
  expect(readRow({ seq: 1, ...v0({ state: 'sending' }) })).toMatchObject({
    kind: 'entry',
    entry: { state: 'pending', firstSentAt: Date.parse('2026-11-21T11:00:00Z') },
  })
  const { device } = await aDeviceWith(v0({ attempts: 2 }))
  await rate(device, anna, 'm1', 3)
  expect(await device.rows()).toHaveLength(2)
})

it('leaves a newer version alone, and keeps its lane waiting behind it', async () => {
  const newer = v0({ v: 2, extra: { of: 'tomorrow' } })
  const { device, server, replay } = await aDeviceWith(newer)
  await rate(device, anna, 'm1', 3)
  await rate(device, anna, 'm2', 3)
  expect(await replay.pass(anna)).toMatchObject({ settled: 1 })
  await discard(device, anna, 1)
  expect(server.effects.map(({ path }) => path)).toEqual(['/api/movies/m2/rating'])
  expect(await device.db.outbox.get(1)).toEqual({ seq: 1, ...newer })
})

it('leaves a kind alone that only a newer version knows', async () => {
  const { device, replay } = await aDeviceWith({ ...v0(), kind: 'digg', args: {} })
  expect(await replay.pass(anna)).toMatchObject({ settled: 0 })
  expect(await device.rows()).toHaveLength(1)
})

it('neither sends nor drops a damaged row until the user discards it', async () => {
  const { device, replay } = await aDeviceWith(v0({ key: 'no uuid' }))
  await rate(device, anna, 'm1', 3)
  expect(await replay.pass(anna)).toMatchObject({ settled: 1 })
  expect(await device.rows()).toEqual([])
  const [row] = await readRows(device.db, anna)
  expect(row).toMatchObject({ row: 'unreadable', remains: { kind: 'rateTitle' } })
  if (row?.row === 'unreadable') await discard(device, anna, row.seq)
  expect(await readRows(device.db, anna)).toEqual([])
})

it('makes way for the upgrade of a newer version in another tab', async () => {
  const { device } = await aDeviceWith(v0())
  const tomorrow = new Dexie('outbox', device.disk)
  tomorrow.version(2).stores({ outbox: '++seq, &key, [owner+state+seq], [owner+lane+seq], [owner+slot], *deps, day' })
  await tomorrow.open()
  expect(await tomorrow.table('outbox').count()).toBe(1)
  tomorrow.close()
})

const key = (nth: number) => `6f1c1f4e-5d5b-4c39-9d0c-0d4b6c0f7a${String(nth).padStart(2, '0')}`
const on = (id: string, overrides: object) =>
  v0({ lane: `movies/${id}`, slot: `movies/${id}/rating`, args: { ...film(id), rating: stars(8) }, ...overrides })

it('carries a whole queue of version 0 over: what waits is sent in order, what was refused stays until it is retried', async () => {
  const { device, server, replay } = await aDeviceWith(
    on('m1', { key: key(21), state: 'sending', attempts: 1 }),
    on('m1', { key: key(22), args: { ...film('m1'), rating: stars(3) } }),
    on('m2', { key: key(23), state: 'parked' }),
    on('m3', { key: key(24), state: 'failed' }),
  )
  await parkedFact.write(device.db, anna, { reason: 'signIn', at: device.clock.now() })
  await replay.pass(anna)
  expect(server.effects.filter(({ path }) => path.includes('m1')).map((effect) => effect.key)).toEqual([
    key(21),
    key(22),
  ])
  expect(server.rating(anna, 'm1')).toEqual(stars(3))
  expect(server.rating(anna, 'm2')).toEqual(stars(8))
  expect(await device.rows()).toMatchObject([{ key: key(24), state: 'failed' }])
  await retry(device, anna, 4)
  await replay.pass(anna)
  expect(server.rating(anna, 'm3')).toEqual(stars(8))
  expect(await device.rows()).toEqual([])
})

it('keeps the order of a lane in which an old page and a new one write by turns', async () => {
  const { device, server, replay } = await aDeviceWith(on('m1', { key: key(31), attempts: 1 }))
  await rate(device, anna, 'm1', 3)
  await device.db.outbox.add(on('m1', { key: key(32), args: { ...film('m1'), rating: stars(5) } }) as Entry)
  const keys = (await device.rows()).map((row) => row.key)
  await replay.pass(anna)
  expect(server.effects.map((effect) => effect.key)).toEqual(keys)
  expect(keys).toHaveLength(3)
})

it.each(['pending', 'sending', 'parked'])(
  'goes on in a lane once a newer version has taken out its %s entry',
  async (state) => {
    const lease = { id: 'tomorrow', until: 0 }
    const { device, server, replay } = await aDeviceWith(v0({ v: 2, state, lease }))
    await rate(device, anna, 'm1', 3)
    await parkedFact.write(device.db, anna, { reason: 'signIn', at: device.clock.now() })
    await replay.pass(anna)
    expect(await device.db.outbox.get(1)).toMatchObject({ v: 2, state, lease })
    expect(server.effects).toEqual([])
    await device.db.outbox.delete(1)
    await replay.pass(anna)
    expect(server.rating(anna, 'm1')).toEqual(stars(3))
  },
)

it('is not held up by what a newer version knows to be refused', async () => {
  const { device, server, replay } = await aDeviceWith(v0({ v: 2, state: 'failed' }))
  await rate(device, anna, 'm1', 3)
  await replay.pass(anna)
  expect(server.rating(anna, 'm1')).toEqual(stars(3))
  expect(await device.rows()).toMatchObject([{ v: 2, state: 'failed' }])
})

it('goes on storing and sending after a newer version has raised the schema', async () => {
  const { device, server, replay } = await aDeviceWith()
  await rate(device, anna, 'm1', 3)
  const tomorrow = new Dexie('outbox', device.disk)
  tomorrow.version(1).stores(Object.fromEntries(device.db.tables.map(({ name, schema }) => [name, toStore(schema)])))
  tomorrow.version(2).stores({ outbox: `${toStore(device.db.outbox.schema)}, day`, tomorrow: '++id' })
  await tomorrow.open()
  expect(await rate(device, anna, 'm2', 5)).toEqual({ kind: 'queued' })
  expect(await tomorrow.table('outbox').count()).toBe(2)
  await replay.pass(anna)
  expect([server.rating(anna, 'm1'), server.rating(anna, 'm2')]).toEqual([stars(3), stars(5)])
  expect(await tomorrow.table('outbox').count()).toBe(0)
  tomorrow.close()
})

const toStore = ({ primKey, indexes }: TableSchema) => [primKey, ...indexes].map(({ src }) => src).join(', ')
