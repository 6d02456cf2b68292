// @vitest-environment node
import { expect, it } from 'vitest'
import { ModelServer } from '../../../test/builders/modelServer.ts'
import { aDevice, anna, ben } from '../../../test/builders/outbox.ts'
import { aReplayer, rate } from '../../../test/builders/replayer.ts'
import type { Locks } from './lock.ts'

const forever = () => new Promise<never>(() => {})

/**
 * The locks as one page sees them: `die` frees all that it holds, as the browser does with a page that is gone. Of a lock
 * that it loses it hears nothing, as a page that is frozen or gone.
 */
function mortalLocks(locks: Locks): Locks & { die: () => void } {
  let die = () => {}
  const dead = new Promise<never>((_resolve, reject) => {
    die = () => reject(new Error('This page is gone'))
  })
  dead.catch(() => {})
  return {
    ...locks,
    request: (name, options, run) =>
      locks.request(name, options, (lock) => Promise.race([run(lock), dead])).catch(forever),
    die,
  }
}

/** Two entries of which one is on its way from a page, and another page of the same device. */
async function aScene() {
  const device = aDevice()
  const server = new ModelServer(device.clock.now, anna)
  const locks = mortalLocks(device.locks)
  await rate(device, anna, 'm1', 8)
  server.faults = ['hang']
  void aReplayer(server, { ...device.open(), locks }).pass(anna)
  await expect.poll(() => server.sent.length).toBe(1)
  const next = aReplayer(server, device.open())
  return { device, server, locks, next }
}

it('takes up at once, under the same key, what a page was sending when it was killed', async () => {
  const { device, server, locks, next } = await aScene()
  locks.die()
  expect(await next.pass(anna)).toMatchObject({ kind: 'passed', settled: 1, dueAt: null })
  expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1)
  expect(server.effects).toHaveLength(1)
  expect(await device.rows()).toEqual([])
})

it('leaves alone what a living page is sending, and waits until that page is gone', async () => {
  const { server, locks, next } = await aScene()
  const result = await next.pass(anna)
  expect(result).toEqual({ kind: 'busy', behind: `outbox:${anna}` })
  expect(server.sent).toHaveLength(1)
  const free = next.untilFree(`outbox:${anna}`)
  locks.die()
  await free
  expect(await next.pass(anna)).toMatchObject({ settled: 1 })
})

it('leaves alone what a page still sends that was robbed of the replay', async () => {
  const { device, server, next } = await aScene()
  const [before] = await device.rows()
  // Only the wall clock goes on, as for a frozen page: its lock is taken, its request is still under way.
  device.clock.jump(59_000)
  await rate(device, anna, 'm2', 5)
  await device.db.meta.put({ k: `beat:${anna}`, value: { id: 'frozen', at: device.clock.now() - 61_000 } })
  expect(await next.pass(anna)).toMatchObject({ kind: 'passed', settled: 1, dueAt: device.clock.now() + 1_000 })
  expect(await device.rows()).toMatchObject([{ key: before?.key, state: 'sending', lease: before?.lease }])
  expect(server.network.overlaps).toEqual([])
})

it("takes up nobody else's entries", async () => {
  const { device, server, locks, next } = await aScene()
  locks.die()
  server.cookie = ben
  await rate(device, ben, 'm1', 3)
  await next.pass(ben)
  expect((await device.rows()).map(({ owner, state }) => [owner, state])).toEqual([[anna, 'sending']])
})

it('goes by the time of the lease where a holder is not known', async () => {
  const { device, locks, next } = await aScene()
  locks.die()
  await device.db.outbox.toCollection().modify(({ lease }) => {
    if (lease) delete lease.holder
  })
  expect(await next.pass(anna)).toMatchObject({ settled: 0, dueAt: device.clock.now() + 60_000 })
  device.clock.jump(60_000)
  expect(await next.pass(anna)).toMatchObject({ settled: 1 })
})
