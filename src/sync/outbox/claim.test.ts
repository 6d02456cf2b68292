// @vitest-environment node
import { expect, it } from 'vitest'
import { KNOWN_KINDS } from '#contract/changes.ts'
import type { UserId } from '#contract/ids.ts'
import { PUBLISH_WAIT_MS } from '#contract/newAccount.ts'
import { ModelServer } from '../../../test/builders/modelServer.ts'
import { aDevice, anna, ben } from '../../../test/builders/outbox.ts'
import { aReplayer, clear, rate } from '../../../test/builders/replayer.ts'
import { BACKOFF_MAX_MS, PAUSE_MAX_MS } from './backoff.ts'
import { type Claim, claimAll, LEASE_MS, toDueAt } from './claim.ts'
import type { EnqueueDeps } from './enqueue.ts'
import type { Entry } from './entry.ts'
import { cursorFact, parkedFact, pauseFact } from './meta.ts'
import { type Settled, settleAll } from './settle.ts'

type Device = EnqueueDeps

async function claim(device: Device, owner: UserId, seq: number, hurry: boolean): Promise<Claim | undefined> {
  return (await claimAll(device, owner, [seq], hurry))[0]
}

async function settle(device: Device, claimed: Omit<Settled, 'settlement'>, settlement: Settled['settlement']) {
  return (await settleAll(device, anna, [{ ...claimed, settlement }]))[0]
}

async function claimed(device: Device, seq: number) {
  const result = await claim(device, anna, seq, false)
  if (result?.kind !== 'claimed') throw new Error(result?.kind)
  return result
}

const anError = (code: string): Entry['lastError'] => ({ code, status: null, text: null })
const unreachable = { do: 'again', ms: 0, error: { code: 'unreachable', status: null, text: null } } as const

it('gives an entry to one of two that claim it at the same time', async () => {
  const device = aDevice()
  await rate(device, anna, 'm1', 8)
  const kinds = (await Promise.all([claim(device, anna, 1, false), claim(device.open(), anna, 1, true)])).map(
    (each) => each?.kind,
  )
  expect(kinds.sort()).toEqual(['claimed', 'waits'])
})

it('gives nothing of a lane while what stands before it is on its way', async () => {
  const device = aDevice()
  await rate(device, anna, 'm1', 8)
  await claimed(device, 1)
  await clear(device, anna, 'm1')
  await rate(device, anna, 'm2', 8)
  expect(await claim(device, anna, 2, true)).toMatchObject({ kind: 'waits', until: device.clock.now() + LEASE_MS })
  expect(await claim(device, anna, 3, false)).toMatchObject({ kind: 'claimed' })
})

it('waits behind an entry until that one is due, in a hurry too', async () => {
  const device = aDevice()
  await rate(device, anna, 'm1', 8)
  const first = await claimed(device, 1)
  await clear(device, anna, 'm1')
  await settle(device, first, { ...unreachable, ms: 9 })
  const until = device.clock.now() + 9
  expect(await claim(device, anna, 2, true)).toMatchObject({ kind: 'waits', until })
})

it("gives nobody another owner's entry", async () => {
  const device = aDevice()
  await rate(device, ben, 'm1', 8)
  expect(await claim(device, anna, 1, true)).toEqual({ kind: 'gone' })
})

it('counts a result only while the lease is ours', async () => {
  const device = aDevice()
  await rate(device, anna, 'm1', 8)
  const frozen = await claimed(device, 1)
  device.clock.advance(LEASE_MS)
  const current = await claimed(device, 1)
  expect(current.entry.key).toBe(frozen.entry.key)
  expect(await settle(device, frozen, { do: 'fail', error: unreachable.error })).toBe(false)
  expect((await device.rows())[0]).toMatchObject({ state: 'sending', lease: current.entry.lease })
  expect(await settle(device, current, unreachable)).toBe(true)
})

it('frees what a killed replayer had claimed after a minute, also when the clock jumped back', async () => {
  for (const jump of [LEASE_MS, -86_400_000]) {
    const device = aDevice()
    const server = new ModelServer(device.clock.now, anna)
    await rate(device, anna, 'm1', 8)
    await claimed(device, 1)
    const replay = aReplayer(server, device)
    expect(await replay.pass(anna)).toMatchObject({ settled: 0, dueAt: device.clock.now() + LEASE_MS })
    device.clock.jump(jump)
    expect(await replay.pass(anna)).toMatchObject({ settled: 1 })
    expect(server.effects).toHaveLength(1)
  }
})

it.each<[Partial<Entry>, number]>([
  [{ nextAt: BACKOFF_MAX_MS }, BACKOFF_MAX_MS],
  [{ nextAt: BACKOFF_MAX_MS + 1 }, 0],
  [{ nextAt: PAUSE_MAX_MS, lastError: anError('quota_full') }, PAUSE_MAX_MS],
  [{ nextAt: PAUSE_MAX_MS + 1, lastError: anError('quota_full') }, 0],
  [{ nextAt: PUBLISH_WAIT_MS, lastError: anError('account_too_new') }, PUBLISH_WAIT_MS],
  [{ nextAt: PUBLISH_WAIT_MS + 1, lastError: anError('account_too_new') }, 0],
  [{ state: 'sending', lease: { id: 'l', until: LEASE_MS } }, LEASE_MS],
  [{ state: 'sending', lease: { id: 'l', until: LEASE_MS + 1 } }, 0],
  [{ state: 'sending', lease: null }, 0],
])('takes a time further ahead than its cap for one of a clock that has jumped: %j', async (fields, dueAt) => {
  const device = aDevice()
  await rate(device, anna, 'm1', 8)
  const [entry] = await device.rows()
  // Time 0 is now.
  expect(toDueAt({ ...(entry as Entry), ...fields }, 0, false)).toBe(dueAt)
})

it('cuts short the wait after an unreachable server alone', async () => {
  const device = aDevice()
  await rate(device, anna, 'm1', 8)
  const [entry] = await device.rows()
  const due = (code: string | null, hurry: boolean) =>
    toDueAt({ ...(entry as Entry), nextAt: 7, lastError: code === null ? null : anError(code) }, 5, hurry)
  expect([due('unreachable', true), due('unreachable', false)]).toEqual([5, 7])
  expect([due('internal', true), due(null, true)]).toEqual([7, 7])
})

it('claims under a lease that tells whether it is the first, and whose it is', async () => {
  const device = aDevice()
  const until = device.clock.now() + LEASE_MS
  await rate(device, anna, 'm1', 8)
  const { entry, command } = await claimed(device, 1)
  expect(entry).toMatchObject({ state: 'sending', firstSentAt: device.clock.now() })
  expect(entry.lease).toEqual({ id: expect.any(String), until, first: true })
  expect(await device.rows()).toEqual([entry])
  await settle(device, { entry, command }, unreachable)
  device.clock.advance(1)
  const [again] = await claimAll({ ...device, holder: 'tab' }, anna, [1], false)
  expect(again).toMatchObject({ kind: 'claimed', entry: { firstSentAt: device.clock.now() - 1 } })
  expect((await device.rows())[0]?.lease).toEqual({ id: expect.any(String), until: until + 1, holder: 'tab' })
})

it.each([
  [{ until: 1 }, true],
  [{ until: 0 }, false],
  [{ until: PAUSE_MAX_MS }, true],
  [{ until: PAUSE_MAX_MS + 1 }, false],
])('stops for a pause of an hour at most, and forgets one that is over: %j', async ({ until }, stops) => {
  const device = aDevice()
  const pause = { until: device.clock.now() + until }
  await rate(device, anna, 'm1', 8)
  await pauseFact.write(device.db, anna, pause)
  expect(await claim(device, anna, 1, false)).toMatchObject(stops ? { kind: 'stopped', ...pause } : { kind: 'claimed' })
  expect(await pauseFact.read(device.db, anna)).toEqual(stops ? pause : null)
})

it('stops without a time while the queue is parked', async () => {
  const device = aDevice()
  await rate(device, anna, 'm1', 8)
  await parkedFact.write(device.db, anna, { reason: 'signIn', at: 0 })
  expect(await claim(device, anna, 1, false)).toEqual({ kind: 'stopped', until: null })
})

const DAY_MS = 86_400_000

it.each<[string, { heardAgo: number; sentAgo: number }, object]>([
  ['sends for 60 days', { heardAgo: DAY_MS - 1, sentAgo: 60 * DAY_MS }, { kind: 'claimed' }],
  ['asks the member after that', { heardAgo: DAY_MS - 1, sentAgo: 60 * DAY_MS + 1 }, { kind: 'gone' }],
  ['waits for the time', { heardAgo: DAY_MS, sentAgo: 60 * DAY_MS + 1 }, { kind: 'waits', forDependency: false }],
])('%s where the outcome is open, by what the server has said lately', async (_does, { heardAgo, sentAgo }, result) => {
  const device = aDevice()
  const now = device.clock.now()
  // The device's clock runs a year behind the server's.
  const ahead = 365 * DAY_MS
  const heard = { here: now - heardAgo, there: now - heardAgo + ahead }
  await rate(device, anna, 'm1', 8)
  const serverTime = heardAgo < DAY_MS ? now + ahead : heard.there
  await device.db.outbox.update(1, { firstSentAt: serverTime - sentAgo })
  await cursorFact.write(device.db, anna, { since: '1', kinds: KNOWN_KINDS, heard })
  expect(await claim(device, anna, 1, false)).toMatchObject(result)
})

it('gives up nothing for its age before the device has heard of the server', async () => {
  const device = aDevice()
  await rate(device, anna, 'm1', 8)
  const now = device.clock.now()
  await device.db.outbox.update(1, { firstSentAt: now - 61 * DAY_MS })
  expect(await claim(device, anna, 1, false)).toEqual({
    kind: 'waits',
    until: now + BACKOFF_MAX_MS,
    forDependency: false,
  })
})

it('waits for what an entry depends on, and gives it up with the first of these that was refused', async () => {
  const device = aDevice()
  for (const id of ['m1', 'm2', 'm3', 'm4']) await rate(device, anna, id, 8)
  const [first, second, third] = await device.rows()
  await device.db.outbox.update(3, { deps: [first?.key ?? '', second?.key ?? ''] })
  await device.db.outbox.update(4, { deps: [third?.key ?? ''] })
  expect(await claim(device, anna, 3, false)).toEqual({ kind: 'waits', until: null, forDependency: true })
  await device.db.outbox.update(2, { state: 'failed' })
  expect(await claim(device, anna, 3, false)).toEqual({ kind: 'gone' })
  const blocked = { state: 'blocked', lease: null, lastError: anError('blocked') }
  expect((await device.rows()).slice(2)).toMatchObject([blocked, blocked])
})

it('leaves a kind that this version does not know to a newer one, and with it what stands behind it', async () => {
  const device = aDevice()
  await rate(device, anna, 'm1', 8)
  await claimed(device, 1)
  await clear(device, anna, 'm1')
  await device.db.outbox.update(1, { kind: 'newer', state: 'pending', lease: null })
  const waits = { kind: 'waits', until: null, forDependency: false }
  expect(await claim(device, anna, 1, false)).toEqual(waits)
  await device.db.outbox.update(1, { v: 2 as never })
  expect(await claimAll(device, anna, [1, 2], false)).toEqual([waits, waits])
})

it('gives up what no command can be made of', async () => {
  const device = aDevice()
  await rate(device, anna, 'm1', 8)
  await device.db.outbox.update(1, { args: { rating: 'eight' } })
  expect(await claim(device, anna, 1, false)).toEqual({ kind: 'gone' })
  expect(await device.rows()).toMatchObject([{ state: 'failed', lease: null, lastError: anError('unreadable') }])
})
