// @vitest-environment node
import { expect, it } from 'vitest'
import type { UserId } from '#contract/ids.ts'
import { ModelServer } from '../../../test/builders/modelServer.ts'
import { aDevice, anna, ben } from '../../../test/builders/outbox.ts'
import { aReplayer, clear, rate } from '../../../test/builders/replayer.ts'
import { type Claim, claimAll, LEASE_MS } from './claim.ts'
import type { EnqueueDeps } from './enqueue.ts'
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
