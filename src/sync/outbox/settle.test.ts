// @vitest-environment node
import { expect, it } from 'vitest'
import { aDevice, anna, ben, type Device } from '../../../test/builders/outbox.ts'
import { clear, film, rate, stars } from '../../../test/builders/replayer.ts'
import { toRateIntent } from '../commands/rateTitle.ts'
import { type Claim, claimAll } from './claim.ts'
import { enqueue } from './enqueue.ts'
import type { Entry } from './entry.ts'
import { readHistory } from './history.ts'
import { parkedFact, pauseFact } from './meta.ts'
import { type Settlement, settleAll, unpark } from './settle.ts'
import { settleAndClaim } from './settleAndClaim.ts'

type Claimed = Claim & { kind: 'claimed' }

const isClaimed = (claim: Claim): claim is Claimed => claim.kind === 'claimed'

/** A device whose entries, a rating of a film each, are claimed. */
async function aScene(...films: readonly string[]) {
  const device = aDevice()
  for (const id of films) await rate(device, anna, id, 8)
  return { device, now: device.clock.now(), claimed: await claimRows(device, films.length) }
}

async function claimRows(device: Device, count: number): Promise<readonly Claimed[]> {
  const seqs = Array.from({ length: count }, (_none, index) => index + 1)
  return (await claimAll(device, anna, seqs, false)).filter(isClaimed)
}

const settle = (device: Device, claimed: readonly Claimed[], ...settlements: readonly Settlement[]) =>
  settleAll(
    device,
    anna,
    settlements.flatMap((settlement, index) => {
      const claim = claimed[index]
      return claim ? [{ entry: claim.entry, command: claim.command, settlement }] : []
    }),
  )

const error = { code: 'internal', status: 500, text: 'Nein.' }
const receipt = (id: string, value: number, updatedAt: string): Settlement => ({
  do: 'done',
  answer: { applied: true, current: { id, ...stars(value), updatedAt } },
})
const ownRatings = ({ db }: Device) =>
  db.own.where('[owner+slot]').between([anna, 'movies/'], [anna, 'movies/\uffff']).toArray()

it.each<[Settlement, Partial<Entry>]>([
  [{ do: 'park', reason: 'signIn' }, { state: 'parked' }],
  [
    { do: 'again', ms: 7, error },
    { attempts: 1, nextAt: 7, lastError: error },
  ],
  [
    { do: 'pause', ms: 7, error },
    { attempts: 1, lastError: error },
  ],
  [
    { do: 'wait', ms: 7, error },
    { nextAt: 7, firstSentAt: null, lastError: error },
  ],
  [
    { do: 'fail', error },
    { state: 'failed', lastError: error },
  ],
  [
    { do: 'review', error },
    { state: 'review', lastError: error },
  ],
  [{ do: 'untried' }, {}],
])('keeps an entry after %j', async (settlement, changes) => {
  const { device, now, claimed } = await aScene('m1')
  expect(await settle(device, claimed, settlement)).toEqual([true])
  const nextAt = changes.nextAt === undefined ? 0 : now + changes.nextAt
  const freed = { ...claimed[0]?.entry, state: 'pending', lease: null, nextAt }
  expect(await device.rows()).toEqual([{ ...freed, ...changes, nextAt }])
  expect(await parkedFact.read(device.db, anna)).toEqual(
    settlement.do === 'park' ? { reason: 'signIn', at: now } : null,
  )
  expect(await pauseFact.read(device.db, anna)).toEqual(settlement.do === 'pause' ? { until: now + 7 } : null)
  expect(await readHistory(device.db)).toEqual([])
})

it('remembers of one that waits that it may have had an effect before', async () => {
  const { device, now, claimed } = await aScene('m1')
  await settle(device, claimed, { do: 'untried' })
  device.clock.advance(5)
  await settle(device, await claimRows(device, 1), { do: 'wait', ms: 7, error })
  expect(await device.rows()).toMatchObject([{ firstSentAt: now, nextAt: now + 12 }])
})

it.each<[Settlement, Entry['state']]>([
  [{ do: 'fail', error }, 'blocked'],
  [{ do: 'review', error }, 'blocked'],
  [{ do: 'again', ms: 7, error }, 'pending'],
  [{ do: 'wait', ms: 7, error }, 'pending'],
  [{ do: 'untried' }, 'pending'],
])('blocks what depends on an entry that is not sent again: %j', async (settlement, state) => {
  const { device, claimed } = await aScene('m1')
  await enqueue(device, anna, { ...toRateIntent(film('m2'), stars(6)), deps: [claimed[0]?.entry.key ?? ''] })
  await settle(device, claimed, settlement)
  expect((await device.rows())[1]).toMatchObject({ state })
})

it('writes with the removal what a receipt confirms', async () => {
  const { device, now, claimed } = await aScene('m1', 'm2')
  const [first, second] = ['2026-11-21T12:00:01.000Z', '2026-11-21T12:00:02.000Z'] as const
  expect(await settle(device, claimed, receipt('m1', 8, first), receipt('m2', 7, second))).toEqual([true, true])
  expect(await device.rows()).toEqual([])
  expect(await ownRatings(device)).toMatchObject([
    { slot: 'movies/m1/rating', state: stars(8), updatedAt: first },
    { slot: 'movies/m2/rating', state: stars(7), updatedAt: second },
  ])
  expect((await readHistory(device.db)).map(({ outcome, at }) => [outcome, at])).toEqual(Array(2).fill(['done', now]))
})

it('takes an answer that it cannot read for a receipt', async () => {
  const { device, claimed } = await aScene('m1')
  await settle(device, claimed, { do: 'done', answer: { of: 'a newer server' } })
  expect(await device.rows()).toEqual([])
  expect(await device.db.own.count()).toBe(0)
})

it('writes nothing of what another replayer sends now, or what is gone or damaged', async () => {
  const { device, claimed } = await aScene('m1', 'm2', 'm3', 'm4', 'm5')
  const [taken] = await device.rows()
  await device.db.outbox.update(1, { lease: { id: 'other', until: 5 } })
  await device.db.outbox.delete(2)
  await device.db.outbox.update(3, { lane: 5 as never })
  await device.db.outbox.update(5, { state: 'pending', lease: null })
  const fail = { do: 'fail', error } as const
  expect(await settle(device, claimed, fail, fail, fail, fail, fail)).toEqual([false, false, false, true, false])
  expect(await device.rows()).toMatchObject([
    { ...taken, lease: { id: 'other' } },
    { seq: 3, state: 'sending' },
    { seq: 4, state: 'failed' },
    { seq: 5, state: 'pending' },
  ])
})

it('folds what a gone thing unsets over what the device knows of it, or nothing where it knows nothing', async () => {
  const device = aDevice()
  const old = { owner: anna, state: stars(8), updatedAt: '2026-11-20T00:00:00.000Z' }
  for (const id of ['m1', 'm2']) await clear(device, anna, id)
  await device.db.own.bulkPut([
    { ...old, slot: 'movies/m2/rating' },
    { ...old, owner: ben, slot: 'movies/m1/rating' },
  ])
  await settle(device, await claimRows(device, 2), { do: 'doneAsGone' }, { do: 'doneAsGone' })
  expect(await device.rows()).toEqual([])
  expect(await ownRatings(device)).toEqual([{ ...old, slot: 'movies/m2/rating', state: stars(null) }])
})

it('folds what a gone thing unsets over what the answers before it have confirmed of its slot', async () => {
  const { device, claimed } = await aScene('m1', 'm2')
  await settle(device, claimed, { do: 'untried' }, { do: 'untried' })
  await rate(device, anna, 'm1', 5)
  const [first, other, second] = await claimRows(device, 3)
  if (!first || !other || !second) throw new Error('Not claimed')
  await settle(device, [first, other, second], { do: 'untried' }, { do: 'untried' }, { do: 'untried' })
  await clear(device, anna, 'm1')
  const inOrder = [first.entry.seq, second.entry.seq, other.entry.seq, 4]
  const again = (await claimAll(device, anna, inOrder, false)).filter(isClaimed)
  const at = (second: number) => new Date(device.clock.now() + 1000 * second).toISOString()
  const settlements = [receipt('m1', 8, at(1)), receipt('m1', 5, at(2)), receipt('m2', 8, at(3))]
  expect(await settle(device, again, ...settlements, { do: 'doneAsGone' })).toEqual(Array(4).fill(true))
  expect(await ownRatings(device)).toMatchObject([
    { slot: 'movies/m1/rating', state: stars(null), updatedAt: at(2) },
    { slot: 'movies/m2/rating', state: stars(8), updatedAt: at(3) },
  ])
})

it('goes on with a parked queue: with all of its owner, and of nobody else', async () => {
  const { device, claimed } = await aScene('m1', 'm2')
  const park = { do: 'park', reason: 'signIn' } as const
  await settle(device, claimed, park, { do: 'fail', error })
  await rate(device, ben, 'm1', 8)
  await rate(device, anna, 'm3', 8)
  await device.db.outbox.update(3, { state: 'parked' })
  await device.db.outbox.update(4, { state: 'parked', v: 2 as never })
  await parkedFact.write(device.db, ben, { reason: 'signIn', at: 0 })
  await unpark(device.db, anna)
  expect((await device.rows()).map(({ state }) => state)).toEqual(['pending', 'failed', 'parked', 'parked'])
  expect(await parkedFact.read(device.db, anna)).toBeNull()
  expect(await parkedFact.read(device.db, ben)).not.toBeNull()
})

it('settles and claims in one step, each only where there is something', async () => {
  const { device, claimed } = await aScene('m1', 'm2')
  const back = claimed.map(({ entry, command }) => ({ entry, command, settlement: { do: 'untried' } as const }))
  const taken = [{ kind: 'claimed' }, { kind: 'claimed' }]
  expect(await settleAndClaim(device, anna, back, [], false)).toEqual({ written: [true, true], claims: [] })
  expect(await settleAndClaim(device, anna, [], [1, 2], false)).toMatchObject({ written: [], claims: taken })
  expect(await settleAndClaim(device, anna, back, [1], false)).toMatchObject({ written: [false, false] })
})
