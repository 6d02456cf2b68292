// @vitest-environment node
import { Dexie } from 'dexie'
import { expect, it } from 'vitest'
import { ModelServer } from '../../../test/builders/modelServer.ts'
import { aDevice, anna } from '../../../test/builders/outbox.ts'
import { aReplayer, film, rate, shownRating, stars } from '../../../test/builders/replayer.ts'
import type { Entry } from './entry.ts'
import { readRow } from './lift.ts'
import { discard } from './manage.ts'

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
  expect(await device.rows()).toHaveLength(1)
  await discard(device, anna, 1)
  expect(await device.rows()).toEqual([])
})

it('makes way for the upgrade of a newer version in another tab', async () => {
  const { device } = await aDeviceWith(v0())
  const tomorrow = new Dexie('outbox', device.disk)
  tomorrow.version(2).stores({ outbox: '++seq, &key, [owner+state+seq], [owner+lane+seq], [owner+slot], *deps, day' })
  await tomorrow.open()
  expect(await tomorrow.table('outbox').count()).toBe(1)
  tomorrow.close()
})
