// @vitest-environment node
import { expect, it } from 'vitest'
import { ModelServer } from '../../../test/builders/modelServer.ts'
import { aDevice, anna, ben } from '../../../test/builders/outbox.ts'
import { aReplayer, clear, rate, shownRating, stars } from '../../../test/builders/replayer.ts'

function aScene(cookie = anna) {
  const device = aDevice()
  const server = new ModelServer(device.clock.now, cookie)
  return { device, server, replay: aReplayer(server, device) }
}

it('brings a rating to the server once and shows it as saved', async () => {
  const { device, server, replay } = aScene()
  await rate(device, anna, 'm1', 8.5)
  expect(await shownRating(device, anna, 'm1')).toMatchObject({ value: stars(8.5), state: 'pending' })
  expect(await replay.pass(anna)).toEqual({ kind: 'passed', settled: 1, dueAt: null, reached: true })
  expect(server.effects).toHaveLength(1)
  expect(await device.rows()).toEqual([])
  expect(await shownRating(device, anna, 'm1')).toMatchObject({ value: stars(8.5), state: 'saved' })
})

it('sends key, owner, intent time and order, own clock and token, and no more', async () => {
  const { device, server, replay } = aScene()
  await rate(device, anna, 'm1', 8.5)
  const [entry] = await device.rows()
  device.clock.advance(5_000)
  await replay.pass(anna)
  const headers = Object.fromEntries(server.sent[0]?.headers ?? [])
  expect(headers).toEqual({
    accept: 'application/json',
    'content-type': 'application/json',
    'idempotency-key': entry?.key,
    'x-expected-user': anna,
    'x-intent-at': '2026-11-21T12:00:00.000Z',
    'x-intent-device': entry?.intentOrder?.device,
    'x-intent-slot': 'movies%2Fm1%2Frating',
    'x-intent-seq': '1',
    'x-client-now': '2026-11-21T12:00:05.000Z',
    // Of the call for the token, which came before.
    'x-clock-skew': '0',
    'x-xsrf-token': 'xsrf-1',
  })
})

it('keeps the same key when the answer was lost after the effect', async () => {
  const { device, server, replay } = aScene()
  await rate(device, anna, 'm1', 8.5)
  server.faults = ['dropAnswer']
  const first = await replay.pass(anna)
  expect(first).toMatchObject({ kind: 'passed', settled: 0, dueAt: device.clock.now() + 500 })
  await replay.pass(anna)
  expect(server.sent).toHaveLength(1)
  device.clock.advance(500)
  await replay.pass(anna)
  expect(server.effects).toHaveLength(1)
  expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1)
})

it('does not sit out an unreachable server when the network has come back', async () => {
  const { device, server, replay } = aScene()
  await rate(device, anna, 'm1', 8.5)
  server.faults = ['dropRequest']
  await replay.pass(anna)
  expect(await replay.pass(anna, { hurry: true })).toMatchObject({ settled: 1 })
})

it("parks the owner's queue when the session is another's, and sends none of it until the owner is back", async () => {
  const { device, server, replay } = aScene(ben)
  await rate(device, anna, 'm1', 8.5)
  await rate(device, anna, 'm2', 3)
  expect(await replay.pass(anna)).toEqual({ kind: 'parked' })
  const before = server.sent.length
  expect(await replay.pass(anna, { hurry: true })).toEqual({ kind: 'parked' })
  expect(server.sent).toHaveLength(before)
  expect(await replay.all()).toEqual({ kind: 'done' })
  expect(server.effects).toEqual([])
  server.cookie = anna
  expect(await replay.pass(anna)).toMatchObject({ kind: 'passed', settled: 2 })
  expect(server.effects.map(({ user }) => user)).toEqual([anna, anna])
})

it("never shows another user's entries", async () => {
  const { device } = aScene()
  await rate(device, anna, 'm1', 8.5)
  expect(await shownRating(device, ben, 'm1')).toMatchObject({ value: null, state: 'none' })
})

it('lets one refused entry delay no other lane', async () => {
  const { device, server, replay } = aScene()
  for (const id of ['m1', 'm2', 'm3']) await rate(device, anna, id, 5)
  server.faults = [{ status: 460, detail: 'Dein Konto ist noch zu neu.' }]
  expect(await replay.pass(anna)).toMatchObject({ settled: 3 })
  const rows = await device.rows()
  expect(rows).toMatchObject([{ state: 'failed', lastError: { status: 460, text: 'Dein Konto ist noch zu neu.' } }])
  expect(server.effects).toHaveLength(2)
})

it('says that nobody was reached also where a single entry waits', async () => {
  const { device, server, replay } = aScene()
  await rate(device, anna, 'm1', 5)
  server.faults = ['dropRequest', 'dropRequest']
  expect(await replay.pass(anna)).toMatchObject({ reached: false, settled: 0 })
})

it('gives up a pass after three entries in a row that reach nobody', async () => {
  const { device, server, replay } = aScene()
  for (let i = 0; i < 40; i += 1) await rate(device, anna, `m${i}`, 5)
  server.faults = Array.from({ length: 60 }, () => 'dropRequest' as const)
  expect(await replay.pass(anna)).toMatchObject({ reached: false, settled: 0 })
  expect(server.sent.length).toBeLessThanOrEqual(8)
  server.faults = []
  device.clock.advance(300_000)
  expect(await replay.pass(anna)).toMatchObject({ settled: 40, dueAt: null })
}, 30_000)

it('keeps the order within a lane', async () => {
  const { device, server, replay } = aScene()
  await rate(device, anna, 'm1', 8)
  server.faults = ['dropAnswer']
  await replay.pass(anna)
  await clear(device, anna, 'm1')
  await rate(device, anna, 'm2', 2)
  expect(await replay.pass(anna)).toMatchObject({ settled: 1 })
  device.clock.advance(10_000)
  await replay.pass(anna)
  expect(server.sent.filter(({ path }) => path.includes('m1')).map(({ method }) => method)).toEqual([
    'PUT',
    'PUT',
    'DELETE',
  ])
  expect(server.rating(anna, 'm1')).toEqual(stars(null))
  expect(await device.rows()).toEqual([])
})

it('holds the lock for 25 seconds at most and puts back what it was sending', async () => {
  const { device, server, replay } = aScene()
  for (let i = 0; i < 3; i += 1) await rate(device, anna, `m${i}`, 5)
  server.faults = ['hang', 'hang', 'hang']
  const pass = replay.pass(anna)
  await expect.poll(() => server.sent.length).toBe(3)
  device.clock.advance(25_000)
  expect(await pass).toMatchObject({ kind: 'passed', settled: 0, reached: false })
  expect((await device.rows()).map(({ state, lease }) => ({ state, lease }))).toEqual(
    Array.from({ length: 3 }, () => ({ state: 'pending', lease: null })),
  )
})
