// @vitest-environment node
import { expect, it } from 'vitest'
import { BATCH_MAX } from '#contract/batch.ts'
import { ModelServer } from '../../../test/builders/modelServer.ts'
import type { Fault } from '../../../test/builders/modelServerNetwork.ts'
import { aDevice, anna, ben } from '../../../test/builders/outbox.ts'
import { aReplayer, clear, rate, stars } from '../../../test/builders/replayer.ts'
import type { Fetch } from '../api.ts'
import { parkedFact } from '../outbox/meta.ts'

/** A device with so many ratings waiting, each of a film of its own. */
async function aScene(waiting: number, input: { batchFrom?: number } = {}) {
  const device = aDevice()
  const server = new ModelServer(device.clock.now, anna)
  for (let index = 1; index <= waiting; index += 1) await rate(device, anna, `m${index}`, 5)
  return { device, server, replay: aReplayer(server, device, input) }
}

/** The bodies of all batches. */
function overhear(server: ModelServer) {
  const batches: { headers: Record<string, string>; commands: { path: string; key: string; lane: string }[] }[] = []
  const { fetch } = server
  const heard: Fetch = (input, init) => {
    if (input === '/api/batch')
      batches.push({ headers: Object.fromEntries(new Headers(init?.headers)), ...JSON.parse(String(init?.body)) })
    return fetch(input, init)
  }
  return { batches, server: Object.assign(Object.create(server) as ModelServer, { fetch: heard }) }
}

it('sends four and more in one request, fewer one by one', async () => {
  const few = await aScene(3)
  expect(await few.replay.pass(anna)).toMatchObject({ settled: 3 })
  expect(few.server.batches).toEqual([])
  const many = await aScene(4)
  expect(await many.replay.pass(anna)).toMatchObject({ settled: 4, dueAt: null, reached: true })
  expect(many.server.batches).toEqual([4])
  expect(many.server.effects).toHaveLength(4)
  expect(await many.device.rows()).toEqual([])
})

it('sends fifty at most at a time', async () => {
  const { device, server, replay } = await aScene(BATCH_MAX + 6)
  expect(await replay.pass(anna)).toMatchObject({ settled: 56 })
  expect(server.batches.toSorted((a, b) => b - a)).toEqual([50, 6])
  expect(await device.rows()).toEqual([])
}, 30_000)

it('says of each command its key, its time and its lane, and whose they are once for all', async () => {
  const { device, server } = await aScene(3)
  await clear(device, ben, 'm1')
  const meant = await device.rows()
  const line = overhear(server)
  await aReplayer(line.server, device, { batchFrom: 2 }).pass(anna)
  const rows = server.sent.map(({ key }) => key)
  expect(line.batches).toHaveLength(1)
  expect(line.batches[0]?.headers).toEqual({
    accept: 'application/json',
    'content-type': 'application/json',
    'x-client-now': '2026-11-21T12:00:00.000Z',
    'x-clock-skew': '0',
    'x-intent-device': meant[0]?.intentOrder?.device,
    'x-expected-user': anna,
    'x-xsrf-token': 'xsrf-1',
  })
  expect(line.batches[0]?.commands.map(({ key }) => key)).toEqual(rows)
  expect(line.batches[0]?.commands[0]).toEqual({
    method: 'PUT',
    path: '/api/movies/m1/rating',
    key: rows[0],
    intent_at: '2026-11-21T12:00:00.000Z',
    intent_slot: 'movies%2Fm1%2Frating',
    intent_seq: 1,
    lane: 'movies/m1',
    body: { rating: stars(5) },
  })
  expect((await device.rows()).map(({ owner }) => owner)).toEqual([ben])
})

/** Three ratings of one film that may have left, so that none takes another's place, and one of another film. */
async function aLane() {
  const scene = await aScene(0, { batchFrom: 2 })
  const { device } = scene
  for (const value of [1, 2, 3]) {
    await rate(device, anna, 'm1', value)
    await device.db.outbox.toCollection().modify({ firstSentAt: device.clock.now() })
    device.clock.advance(1000)
  }
  await rate(device, anna, 'm2', 9)
  return scene
}
const valuesOf = (server: ModelServer) => server.sent.map(({ body }) => JSON.parse(body ?? '').rating.value)

it('sends a lane in order within one batch', async () => {
  const { server, replay } = await aLane()
  expect(await replay.pass(anna)).toMatchObject({ settled: 4 })
  expect(server.batches).toEqual([4])
  expect(valuesOf(server)).toEqual([1, 2, 3, 9])
  expect(server.rating(anna, 'm1')).toEqual(stars(3))
})

it('lets a refused one stop its lane alone, and sends what was not tried after it', async () => {
  const { device, server, replay } = await aLane()
  server.faults = [{ status: 460, detail: 'Noch zu neu.' }]
  expect(await replay.pass(anna)).toMatchObject({ settled: 4, dueAt: null })
  expect(await device.rows()).toMatchObject([{ state: 'failed', lastError: { status: 460, text: 'Noch zu neu.' } }])
  expect(server.batches).toEqual([4, 2])
  expect(valuesOf(server)).toEqual([1, 9, 2, 3])
  expect(server.rating(anna, 'm1')).toEqual(stars(3))
})

it('puts back what was not tried behind one that has to wait, without an attempt', async () => {
  const { device, server, replay } = await aLane()
  server.faults = [{ status: 500 }]
  expect(await replay.pass(anna)).toMatchObject({ settled: 1, dueAt: device.clock.now() + 500 })
  const rows = await device.rows()
  expect(rows.map(({ state, lease, attempts }) => [state, lease, attempts])).toEqual([
    ['pending', null, 1],
    ['pending', null, 0],
    ['pending', null, 0],
  ])
  device.clock.advance(500)
  expect(await replay.pass(anna)).toMatchObject({ settled: 3, dueAt: null })
  expect(valuesOf(server)).toEqual([1, 9, 1, 2, 3])
})

it.each<Fault>(['dropRequest', 'dropAnswer', 'portal', 'portal404', 'portal403', 'portal401'])(
  'counts a batch without an answer of ours (%s) as unreachable for all, and keeps the keys',
  async (fault) => {
    const { device, server, replay } = await aScene(5)
    const before = (await device.rows()).map(({ key }) => key)
    server.faults = [fault]
    expect(await replay.pass(anna)).toMatchObject({ settled: 0, reached: false })
    const rows = await device.rows()
    expect(rows.map(({ key }) => key)).toEqual(before)
    for (const row of rows)
      expect(row).toMatchObject({ state: 'pending', attempts: 1, lastError: { code: 'unreachable' } })
    device.clock.advance(1000)
    expect(await replay.pass(anna)).toMatchObject({ settled: 5 })
    expect(server.effects).toHaveLength(5)
  },
)

it('counts receipts that name other keys as unreachable', async () => {
  const { device, server } = await aScene(4)
  const fetch: Fetch = async (input, init) => {
    if (input !== '/api/batch') return server.fetch(input, init)
    const receipts = [1, 2].map(() => ({ key: 'other', status: 200, replayed: false, body: {} }))
    return Response.json({ receipts })
  }
  const replay = aReplayer(Object.assign(Object.create(server), { fetch }), device)
  expect(await replay.pass(anna)).toMatchObject({ settled: 0, reached: false })
  for (const row of await device.rows()) expect(row.lastError?.code).toBe('unreachable')
})

it('sends one by one to a server that knows no batch', async () => {
  const { server, replay } = await aScene(8)
  server.takesBatches = false
  expect(await replay.pass(anna)).toMatchObject({ settled: 8, dueAt: null })
  expect(server.batches).toEqual([])
  expect(server.effects).toHaveLength(8)
})

it.each<Fault>([
  { status: 413, code: 'too_large', whole: true },
  { status: 422, code: 'invalid', whole: true },
  { status: 400, code: 'malformed', whole: true },
])('sends one by one what is refused as a whole: %j', async (fault) => {
  const { device, server, replay } = await aScene(5)
  server.faults = [fault]
  expect(await replay.pass(anna)).toMatchObject({ settled: 5 })
  expect(await device.rows()).toEqual([])
  expect(server.sent).toHaveLength(5)
})

it('sends under a new token once, and parks the queue when that is refused too', async () => {
  const { device, server, replay } = await aScene(4)
  await replay.pass(anna)
  for (let index = 1; index <= 4; index += 1) await rate(device, anna, `m${index}`, 7)
  server.token = 'xsrf-2'
  expect(await replay.pass(anna)).toMatchObject({ settled: 4 })
  for (let index = 1; index <= 4; index += 1) await rate(device, anna, `m${index}`, 8)
  const refusal = { status: 403, code: 'xsrf', whole: true } as const
  server.faults = [refusal, refusal]
  expect(await replay.pass(anna)).toEqual({ kind: 'parked' })
  expect(await parkedFact.read(device.db, anna)).toMatchObject({ reason: 'xsrf' })
})

it("parks the owner's queue when the session is another's, and carries out none of it", async () => {
  const { device, server, replay } = await aScene(6)
  server.cookie = ben
  expect(await replay.pass(anna)).toEqual({ kind: 'parked' })
  expect(server.effects).toEqual([])
  expect(new Set((await device.rows()).map(({ state }) => state))).toEqual(new Set(['parked']))
  server.cookie = anna
  expect(await replay.pass(anna)).toMatchObject({ settled: 6 })
  expect(new Set(server.effects.map(({ user }) => user))).toEqual(new Set([anna]))
})

it('pauses all lanes as long as the server says, of the batch or of one command', async () => {
  for (const whole of [true, undefined]) {
    const { device, server, replay } = await aScene(5)
    const now = device.clock.now()
    server.faults = [{ status: 429, headers: { 'retry-after': '120' }, ...(whole ? { whole } : {}) }]
    expect(await replay.pass(anna)).toMatchObject({ dueAt: now + 120_000 })
    device.clock.advance(120_000)
    expect(await replay.pass(anna)).toMatchObject({ kind: 'passed', dueAt: null })
    expect(server.effects).toHaveLength(5)
  }
})

it('goes on with the others while there is too much of one kind', async () => {
  const { device, server, replay } = await aScene(5)
  server.faults = [{ status: 429, code: 'quota_full', headers: { 'retry-after': '1800' } }]
  const dueAt = device.clock.now() + 1_800_000
  expect(await replay.pass(anna)).toMatchObject({ settled: 4, dueAt })
  device.clock.advance(1_800_000)
  expect(await replay.pass(anna)).toMatchObject({ settled: 1, dueAt: null })
})

it('holds no entry longer than the pass: what hangs is put back', async () => {
  const { device, server, replay } = await aScene(8)
  server.faults = ['hang', 'hang']
  const pass = replay.pass(anna)
  await expect.poll(() => server.batches.length).toBe(1)
  device.clock.advance(25_000)
  expect(await pass).toMatchObject({ settled: 0, reached: false })
  expect((await device.rows()).every(({ state, lease }) => state === 'pending' && lease === null)).toBe(true)
})
