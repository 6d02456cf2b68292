// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { ModelServer } from '../../../test/builders/modelServer.ts'
import { aDevice, anna, ben } from '../../../test/builders/outbox.ts'
import { aReplayer, clear, rate, stars } from '../../../test/builders/replayer.ts'
import { discard, retry } from './manage.ts'
import { wipeOutbox } from './wipe.ts'

function aScene(input: { batchFrom?: number } = {}) {
  const device = aDevice()
  const server = new ModelServer(device.clock.now, anna, device.clock.setTimer)
  return { device, server, replay: aReplayer(server, device, input) }
}

/** Resolves once the next request has left. */
const isOnItsWay = (server: ModelServer) => vi.waitFor(() => expect(server.network.uploads).toEqual([]))

it('lets the later choice win though the earlier one took its time on the way', async () => {
  for (const batchFrom of [1, Number.POSITIVE_INFINITY]) {
    const { device, server, replay } = aScene({ batchFrom })
    await rate(device, anna, 'm1', 7)
    server.network.uploads = [5_000]
    const first = replay.pass(anna)
    await isOnItsWay(server)
    device.clock.advance(2_000)
    await rate(device, anna, 'm1', 8.5)
    device.clock.advance(3_000)
    await first
    await replay.pass(anna)
    expect(server.rating(anna, 'm1')).toEqual(stars(8.5))
    expect(await device.rows()).toEqual([])
  }
})

it('lets the later choice win though the clock was set back in between', async () => {
  const { device, server, replay } = aScene()
  await clear(device, anna, 'm1')
  await replay.pass(anna)
  device.clock.jump(-90_000)
  await rate(device, anna, 'm1', 8)
  await replay.pass(anna)
  expect(server.rating(anna, 'm1')).toEqual(stars(8))
})

it('lets nothing that was given up win over what was meant after it, however late it arrives', async () => {
  const { device, server, replay } = aScene()
  await rate(device, anna, 'm1', 7)
  server.network.uploads = [60_000]
  const first = replay.pass(anna)
  await isOnItsWay(server)
  device.clock.advance(20_000)
  await first
  await discard(device, anna, 1)
  await rate(device, anna, 'm1', 8.5)
  await replay.pass(anna)
  device.clock.advance(60_000)
  expect(server.effects).toHaveLength(2)
  expect(server.rating(anna, 'm1')).toEqual(stars(8.5))
})

it('counts what is sent again by hand, or with other words, as meant last', async () => {
  const { device, server, replay } = aScene()
  await rate(device, anna, 'm1', 7)
  await rate(device, anna, 'm2', 7)
  server.faults = [{ status: 460 }]
  await replay.pass(anna)
  await retry(device, anna, 1)
  expect((await device.rows()).map(({ intentOrder }) => intentOrder?.seq)).toEqual([3])
})

it('numbers the intents of each member by themselves, under a name of their own', async () => {
  const { device } = aScene()
  await rate(device, anna, 'm1', 7)
  await rate(device, ben, 'm1', 7)
  await rate(device.open(), anna, 'm2', 7)
  const [first, other, second] = (await device.rows()).map(({ intentOrder }) => intentOrder)
  expect([first?.seq, other?.seq, second?.seq]).toEqual([1, 1, 2])
  expect(second?.device).toBe(first?.device)
  expect(other?.device).not.toBe(first?.device)
})

it('goes on with its numbers as long as something waits for a member who has left', async () => {
  const { device } = aScene()
  await rate(device, anna, 'm1', 7)
  await wipeOutbox(device.db, { stays: [ben], discards: null })
  await rate(device, anna, 'm2', 7)
  const [first, second] = (await device.rows()).map(({ intentOrder }) => intentOrder)
  expect(second).toEqual({ device: first?.device, seq: 2 })
})
