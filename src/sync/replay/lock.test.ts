// @vitest-environment node
import { expect, it } from 'vitest'
import { ModelServer } from '../../../test/builders/modelServer.ts'
import { aDevice, anna, ben } from '../../../test/builders/outbox.ts'
import { aReplayer, rate } from '../../../test/builders/replayer.ts'
import { beatFact } from '../outbox/meta.ts'
import { withReplayLock } from './lock.ts'

function aScene() {
  const device = aDevice()
  const server = new ModelServer(device.clock.now, anna)
  const other = device.open()
  return { device, server, one: aReplayer(server, device), two: aReplayer(server, other) }
}

const forever = () => new Promise<never>(() => {})

it('lets one replayer of an owner work at a time, and owners side by side', async () => {
  const { device } = aScene()
  const first = withReplayLock(device, anna, forever)
  await expect.poll(() => beatFact.read(device.db, anna)).not.toBeNull()
  expect(await withReplayLock(device, anna, async () => 'ran')).toBeNull()
  expect(await withReplayLock(device, ben, async () => 'ran')).toBe('ran')
  void first
})

it('sends nothing twice when two replayers start at once', async () => {
  const { device, server, one, two } = aScene()
  for (let i = 0; i < 20; i += 1) await rate(device, anna, `m${i}`, 5)
  const results = await Promise.all([one.pass(anna), two.pass(anna)])
  expect(results.map(({ kind }) => kind).sort()).toEqual(['busy', 'passed'])
  expect(server.sent).toHaveLength(20)
})

it('sends nothing twice without Web Locks: the leases fence', async () => {
  const device = aDevice()
  const server = new ModelServer(device.clock.now, anna)
  const tabs = [device, device.open()].map((tab) => aReplayer(server, { ...tab, locks: null }))
  for (let i = 0; i < 20; i += 1) await rate(device, anna, `m${i}`, 5)
  await Promise.all(tabs.map((tab) => tab.pass(anna)))
  expect(server.sent).toHaveLength(20)
  expect(server.network.overlaps).toEqual([])
})

it('takes the lock of a holder that has been frozen for a minute, and drops what it brings back', async () => {
  const { device, server, one, two } = aScene()
  await rate(device, anna, 'm1', 5)
  let thaw: (response: Response) => void = () => {}
  const answered = server.fetch
  let first = true
  Object.assign(server, {
    fetch: (async (input: string, init: RequestInit) => {
      if (!first || !input.includes('rating')) return answered(input, init)
      first = false
      const response = await answered(input, init)
      return new Promise<Response>((resolve) => {
        thaw = () => resolve(response)
      })
    }) as typeof fetch,
  })
  const frozen = aReplayer(server, device).pass(anna)
  await expect.poll(() => server.effects.length).toBe(1)
  // A frozen tab's timers stand still with it: only the wall clock goes on.
  device.clock.jump(30_000)
  expect(await two.pass(anna)).toEqual({ kind: 'busy', behind: `outbox:${anna}` })
  device.clock.jump(31_000)
  expect(await two.pass(anna)).toMatchObject({ settled: 1 })
  thaw(new Response())
  expect(await frozen).toMatchObject({ kind: 'busy' })
  expect(await device.rows()).toEqual([])
  expect(server.effects).toHaveLength(1)
  expect(await device.db.history.count()).toBe(1)
  void one
})

it('starts the clock of a holder that froze before its first sign of life', async () => {
  const { device } = aScene()
  device.locks.request(`outbox:${anna}`, {}, forever).catch(() => {})
  expect(await withReplayLock(device, anna, async () => 'ran')).toBeNull()
  device.clock.jump(61_000)
  expect(await withReplayLock(device, anna, async () => 'ran')).toBe('ran')
})

it('gives a sign of life while it works', async () => {
  const { device } = aScene()
  void withReplayLock(device, anna, forever)
  await expect.poll(() => beatFact.read(device.db, anna)).not.toBeNull()
  for (let i = 0; i < 12; i += 1) {
    device.clock.advance(10_000)
    await expect.poll(async () => (await beatFact.read(device.db, anna))?.at).toBe(device.clock.now())
  }
  expect(await withReplayLock(device, anna, async () => 'ran')).toBeNull()
})
