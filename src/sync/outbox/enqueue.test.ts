// @vitest-environment node
import { expect, it } from 'vitest'
import { ModelServer } from '../../../test/builders/modelServer.ts'
import { aDevice, anna, ben } from '../../../test/builders/outbox.ts'
import { aCard } from '../../../test/builders/ownThings.ts'
import { aReplayer, clear, film, rate, shownRating, stars } from '../../../test/builders/replayer.ts'
import { toRateIntent } from '../commands/rateTitle.ts'
import type { Intent } from '../commands/registry.ts'
import { enqueue, enqueueAll } from './enqueue.ts'
import { readHistory } from './history.ts'
import { createOutbox } from './openOutbox.ts'

const own = (id: string, value: number | null) => ({
  owner: anna,
  slot: `movies/${id}/rating`,
  state: stars(value),
  updatedAt: '2026-11-20T00:00:00Z',
})

it('keeps only the last unsent choice of a slot', async () => {
  const device = aDevice()
  for (const value of [3, 8, 5.5]) await rate(device, anna, 'm1', value)
  await clear(device, anna, 'm1')
  await rate(device, anna, 'm2', 1)
  const rows = await device.rows()
  expect(rows.map(({ kind, slot }) => [kind, slot])).toEqual([
    ['clearRating', 'movies/m1/rating'],
    ['rateTitle', 'movies/m2/rating'],
  ])
  expect((await readHistory(device.db)).map(({ outcome }) => outcome)).toEqual(Array(3).fill('coalesced'))
})

it('stores several in their order, and tells those who follow once', async () => {
  const device = aDevice()
  const outbox = createOutbox(device)
  const counts: number[] = []
  const stop = outbox.watchSummary(anna, ({ waiting }) => counts.push(waiting))
  await expect.poll(() => counts).toEqual([0])
  const list = { list: 'rain', name: 'Regen' }
  const at = '2026-11-21T12:00:00.000Z'
  const add = (id: string): Intent => ({
    kind: 'addListItem',
    args: { ...list, type: 'movies', id, card: aCard({ title: id }), description: '', addedAt: at },
  })
  const made: Intent = { kind: 'createList', args: { ...list, description: '', private: true, createdAt: at } }
  expect(await outbox.enqueueAll(anna, [made, add('m1'), add('m2')])).toEqual({ kind: 'queued' })
  const [first, ...rest] = await device.rows()
  expect([first, ...rest].map((row) => row?.slot)).toEqual([
    'list/rain',
    'listItem/rain/movies/m1',
    'listItem/rain/movies/m2',
  ])
  expect(rest.map(({ deps }) => deps)).toEqual([[first?.key], [first?.key]])
  await expect.poll(() => counts).toEqual([0, 3])
  stop()
})

it('stores none of several where one of them cannot be stored', async () => {
  const device = aDevice()
  let left = 2
  const uuid = () => {
    left -= 1
    if (left < 0) throw new DOMException('No room', 'QuotaExceededError')
    return `k-${left}`
  }
  const intents = ['m1', 'm2', 'm3'].map((id) => toRateIntent(film(id), stars(7)))
  expect(await enqueueAll({ ...device, uuid }, anna, intents)).toEqual({ kind: 'storageFailed', reason: 'full' })
  expect(await device.rows()).toEqual([])
})

it('drops both when the last choice says what is confirmed anyway', async () => {
  const device = aDevice()
  await device.db.own.put(own('m1', 7))
  await rate(device, anna, 'm1', 3)
  expect(await rate(device, anna, 'm1', 7)).toEqual({ kind: 'queued' })
  expect(await device.rows()).toEqual([])
  expect(await shownRating(device, anna, 'm1')).toMatchObject({ value: stars(7), state: 'saved' })
})

it('sends a choice equal to what is confirmed when an earlier one may have reached the server', async () => {
  const device = aDevice()
  const server = new ModelServer(device.clock.now, anna)
  await device.db.own.put(own('m1', 7))
  await rate(device, anna, 'm1', 3)
  server.faults = ['dropAnswer']
  await aReplayer(server, device).pass(anna)
  await rate(device, anna, 'm1', 9)
  await rate(device, anna, 'm1', 7)
  expect((await device.rows()).map(({ args }) => (args as { rating: unknown }).rating)).toEqual([stars(3), stars(7)])
})

it('never changes what was sent: a new choice is a new entry with a new key', async () => {
  const device = aDevice()
  const server = new ModelServer(device.clock.now, anna)
  await rate(device, anna, 'm1', 3)
  server.faults = ['dropRequest']
  await aReplayer(server, device).pass(anna)
  await rate(device, anna, 'm1', 9)
  const rows = await device.rows()
  expect(rows).toHaveLength(2)
  expect(new Set(rows.map(({ key }) => key)).size).toBe(2)
})

it('lets a new choice take the place of a refused one', async () => {
  const device = aDevice()
  await rate(device, anna, 'm1', 3)
  await device.db.outbox.update(1, { state: 'failed', firstSentAt: 1 })
  await rate(device, anna, 'm1', 9)
  expect((await device.rows()).map(({ state }) => state)).toEqual(['pending'])
})

it("leaves another user's choice of the same slot alone", async () => {
  const device = aDevice()
  await rate(device, anna, 'm1', 3)
  await rate(device, ben, 'm1', 9)
  expect((await device.rows()).map(({ owner }) => owner)).toEqual([anna, ben])
})

it('remembers the confirmed state as base, and stores no URL, header or token', async () => {
  const device = aDevice()
  await device.db.own.put(own('m1', 7))
  await rate(device, anna, 'm1', 3)
  const [entry] = await device.rows()
  expect(entry).toEqual({
    seq: 1,
    key: expect.any(String),
    owner: anna,
    v: 1,
    kind: 'rateTitle',
    lane: 'movies/m1',
    slot: 'movies/m1/rating',
    args: { ...film('m1'), rating: stars(3) },
    deps: [],
    base: stars(7),
    intentAt: '2026-11-21T12:00:00.000Z',
    intentAfter: '2026-11-20T00:00:00.000Z',
    intentOrder: { device: expect.any(String), seq: 1 },
    state: 'pending',
    attempts: 0,
    nextAt: 0,
    lease: null,
    firstSentAt: null,
    lastError: null,
  })
})

it('says that nothing was stored when the device is full, and shows nothing as done', async () => {
  const device = aDevice()
  device.db.outbox.hook('creating', () => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await rate(device, anna, 'm1', 3)).toEqual({ kind: 'storageFailed', reason: 'full' })
  expect(await device.rows()).toEqual([])
  expect(await shownRating(device, anna, 'm1')).toMatchObject({ value: null, state: 'none' })
})

it('opens the connection again when the system has taken it away', async () => {
  const device = aDevice()
  await rate(device, anna, 'm1', 3)
  device.db.close({ disableAutoOpen: false })
  expect(await rate(device, anna, 'm2', 3)).toEqual({ kind: 'queued' })
  let failures = 1
  device.db.outbox.hook('creating', () => {
    if (failures-- > 0) throw new DOMException('Connection to Indexed Database server lost', 'UnknownError')
  })
  expect(await rate(device, anna, 'm3', 3)).toEqual({ kind: 'queued' })
  expect(await device.rows()).toHaveLength(3)
})

it('takes arguments that do not parse for the bug they are', async () => {
  const device = aDevice()
  await expect(enqueue(device, anna, toRateIntent(film('m1'), stars(8.3)))).rejects.toThrow('rateTitle')
})

it('says after five seconds that nothing was stored when another tab holds up the upgrade', async () => {
  const device = aDevice()
  const old = await new Promise<IDBDatabase>((resolve) => {
    const opening = device.disk.indexedDB.open('outbox', 1)
    opening.onsuccess = () => resolve(opening.result)
  })
  const result = rate(device, anna, 'm1', 3)
  await new Promise((resolve) => setImmediate(resolve))
  device.clock.advance(5_000)
  expect(await result).toEqual({ kind: 'storageFailed', reason: 'unavailable' })
  old.close()
  expect(await rate(device, anna, 'm1', 4)).toEqual({ kind: 'queued' })
  expect(await device.rows()).toHaveLength(1)
})

it('stores nothing before the disk is known to keep it, and says so when it is full', async () => {
  const device = aDevice()
  let release = () => {}
  const untilSafe = () => new Promise<void>((resolve) => (release = resolve))
  const stored = rate({ ...device, untilSafe }, anna, 'm1', 5)
  expect(await device.rows()).toEqual([])
  release()
  expect(await stored).toEqual({ kind: 'queued' })
  const full = async () => {
    throw new DOMException('', 'QuotaExceededError')
  }
  expect(await rate({ ...device, untilSafe: full }, anna, 'm2', 5)).toEqual({ kind: 'storageFailed', reason: 'full' })
  expect(await device.rows()).toHaveLength(1)
})
