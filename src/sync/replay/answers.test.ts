// @vitest-environment node
import { expect, it } from 'vitest'
import { ModelServer } from '../../../test/builders/modelServer.ts'
import type { Fault } from '../../../test/builders/modelServerNetwork.ts'
import { aDevice, anna, someUuids } from '../../../test/builders/outbox.ts'
import { aReplayer, clear, rate, stars } from '../../../test/builders/replayer.ts'
import type { Entry } from '../outbox/entry.ts'
import { cursorFact, parkedFact, pauseFact } from '../outbox/meta.ts'

/** One entry meets one answer; `random` is 0.5 throughout. */
async function meet(fault: Fault | null, act: 'rate' | 'clear' = 'rate') {
  const device = aDevice()
  const server = new ModelServer(device.clock.now, anna)
  const replay = aReplayer(server, device)
  await (act === 'rate' ? rate(device, anna, 'm1', 8) : clear(device, anna, 'm1'))
  const [before] = await device.rows()
  if (fault !== null) server.faults = [fault]
  const result = await replay.pass(anna)
  const [entry] = await device.rows()
  return { device, server, replay, result, entry, key: before?.key, now: device.clock.now() }
}

const waits = (key: string | undefined, nextAt: number): Partial<Entry> => ({
  key: key as Entry['key'],
  state: 'pending',
  attempts: 1,
  nextAt,
})

it('takes 2xx JSON that echoes the key as done', async () => {
  expect((await meet(null)).entry).toBeUndefined()
})

it.each<Fault>(['portal', 'portal404', 'portal403', 'portal401', 'dropRequest', 'dropAnswer'])(
  'counts %s as unreachable and keeps the key',
  async (fault) => {
    const { entry, key, now } = await meet(fault)
    expect(entry).toMatchObject({ ...waits(key, now + 500), lastError: { code: 'unreachable' } })
  },
)

it('does not take 2xx for a receipt when it names another key', async () => {
  const device = aDevice()
  const server = new ModelServer(device.clock.now, anna)
  const elsewhere = (async (path: string) =>
    path === '/api/csrf_token'
      ? Response.json({ 'X-CSRF-Token': 'x' })
      : Response.json({}, { headers: { 'idempotency-key': someUuids(9)() } })) as typeof fetch
  await rate(device, anna, 'm1', 8)
  await aReplayer(Object.assign(server, { fetch: elsewhere }), device).pass(anna)
  expect((await device.rows())[0]).toMatchObject({ state: 'pending', lastError: { code: 'unreachable' } })
})

it('refreshes the XSRF token once and tries again with the same key', async () => {
  const { server, entry } = await meet({ status: 403, code: 'xsrf' })
  expect(entry).toBeUndefined()
  expect(server.sent).toHaveLength(2)
  expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1)
})

it('parks after the token was refused twice, and goes on once the session answers', async () => {
  const device = aDevice()
  const server = new ModelServer(device.clock.now, anna)
  const replay = aReplayer(server, device)
  await rate(device, anna, 'm1', 8)
  server.faults = [
    { status: 403, code: 'xsrf' },
    { status: 403, code: 'xsrf' },
  ]
  expect(await replay.pass(anna)).toEqual({ kind: 'parked' })
  expect(await parkedFact.read(device.db, anna)).toMatchObject({ reason: 'xsrf' })
  expect(await replay.pass(anna)).toMatchObject({ settled: 1 })
})

it.each([
  [{ status: 401 } as Fault, 'signIn'],
  [{ status: 403, code: 'other_user' } as Fault, 'otherUser'],
])('parks the whole queue after %j', async (fault, reason) => {
  const { device, result, entry } = await meet(fault)
  expect(result).toEqual({ kind: 'parked' })
  expect(entry).toMatchObject({ state: 'parked' })
  expect(await parkedFact.read(device.db, anna)).toMatchObject({ reason })
})

it('asks again after 1 to 2 s while the key is in progress', async () => {
  const { entry, key, now } = await meet({ status: 409, code: 'in_progress' })
  expect(entry).toMatchObject(waits(key, now + 1500))
})

it('leaves a version conflict to the user', async () => {
  expect((await meet({ status: 412 })).entry).toMatchObject({ state: 'review', lastError: { status: 412 } })
})

it.each<Fault>([
  { status: 422, code: 'key_reused' },
  { status: 422, code: 'invalid' },
  { status: 403, code: 'owner' },
  { status: 403, code: 'account_blocked' },
  { status: 403, code: 'role' },
  { status: 400, code: 'malformed' },
  { status: 409, code: 'conflict' },
  { status: 404, code: 'not_found' },
  { status: 413, code: 'too_large' },
  // Codes that decide with their own status alone.
  { status: 400, code: 'xsrf' },
  { status: 400, code: 'other_user' },
  { status: 400, code: 'in_progress' },
  { status: 460, code: 'conflict', headers: { 'retry-after': '60' } },
])('fails for good on %j', async (fault) => {
  const { entry } = await meet(fault)
  expect(entry).toMatchObject({ state: 'failed', lease: null, lastError: { code: (fault as { code: string }).code } })
})

it('fails on a 460 that names no time, with the sentence of the server, and a retry by hand is a new command', async () => {
  const { device, replay, server, entry } = await meet({ status: 460, detail: 'Erst nach 24 Stunden.' })
  expect(entry).toMatchObject({ state: 'failed', lastError: { status: 460, text: 'Erst nach 24 Stunden.' } })
  const { retry } = await import('../outbox/manage.ts')
  await retry(device, anna, entry?.seq ?? 0)
  await replay.pass(anna)
  expect(server.rating(anna, 'm1')).toEqual(stars(8))
  expect(server.sent[0]?.key).not.toBe(server.sent[1]?.key)
})

it.each([
  ['61200', 61_200_000],
  ['999999', 86_400_000],
])('waits until a new account may publish, as 460 says after %s s, at most a day', async (seconds, ms) => {
  const tooNew = { status: 460, code: 'account_too_new', headers: { 'retry-after': seconds } } as const
  const { device, replay, server, entry, key, now } = await meet(tooNew)
  expect(entry).toMatchObject({ key, state: 'pending', attempts: 0, firstSentAt: null, nextAt: now + ms })
  await rate(device, anna, 'm2', 5)
  device.clock.advance(ms - 1)
  expect(await replay.pass(anna, { hurry: true })).toMatchObject({ settled: 1, dueAt: now + ms })
  device.clock.advance(1)
  expect(await replay.pass(anna)).toMatchObject({ settled: 1 })
  expect(server.effects.filter((effect) => effect.key === key)).toHaveLength(1)
})

it('loses nothing of a new account to a clock that jumps, and asks again whenever it says that it is time', async () => {
  const tooNew = { status: 460, code: 'account_too_new', headers: { 'retry-after': '61200' } } as const
  const { device, replay, server, key } = await meet(tooNew)
  server.faults = [tooNew, tooNew]
  for (const years of [5, -9]) {
    device.clock.jump(years * 365 * 86_400_000)
    expect(await replay.pass(anna)).toMatchObject({ settled: 0, dueAt: device.clock.now() + 61_200_000 })
  }
  device.clock.advance(61_200_000)
  await replay.pass(anna)
  expect(server.effects.map((effect) => effect.key)).toEqual([key])
})

it.each([
  [{ 'retry-after': '120' }, 120_000],
  [{ 'retry-after': 'Sat, 21 Nov 2026 12:10:00 GMT' }, 600_000],
  [{ 'retry-after': '86400' }, 3_600_000],
])('pauses all lanes as %j says, at most an hour', async (headers, ms) => {
  for (const status of [429, 503]) {
    const { device, replay, result, server, now } = await meet({ status, headers })
    expect(result).toMatchObject({ dueAt: now + ms })
    expect(await pauseFact.read(device.db, anna)).toEqual({ until: now + ms })
    await rate(device, anna, 'm2', 5)
    device.clock.advance(ms - 1)
    await replay.pass(anna, { hurry: true })
    expect(server.sent).toHaveLength(1)
    device.clock.advance(1)
    expect(await replay.pass(anna)).toMatchObject({ settled: 2 })
  }
})

it.each([
  ['1800', 1_800_000],
  ['86400', 3_600_000],
])('holds up only what there is too much of, as %s s say, at most an hour', async (seconds, ms) => {
  const full = { status: 429, code: 'quota_full', headers: { 'retry-after': seconds } } as const
  const { device, replay, server, entry, key, now } = await meet(full)
  expect(entry).toMatchObject({ key, state: 'pending', nextAt: now + ms, lastError: { code: 'quota_full' } })
  await rate(device, anna, 'm2', 5)
  await clear(device, anna, 'm1')
  device.clock.advance(ms - 1)
  expect(await replay.pass(anna, { hurry: true })).toMatchObject({ settled: 1, dueAt: now + ms })
  expect(server.rating(anna, 'm2')).toEqual(stars(5))
  device.clock.advance(1)
  expect(await replay.pass(anna)).toMatchObject({ settled: 2 })
  expect(server.effects.at(-2)?.key).toBe(key)
})

it.each([408, 425, 500, 502, 504])('backs off with full jitter after %i', async (status) => {
  const { entry, key, now } = await meet({ status })
  expect(entry).toMatchObject(waits(key, now + 500))
})

it('never waits longer than five minutes after a failure', async () => {
  const { device, replay, server } = await meet({ status: 500 })
  for (let i = 0; i < 12; i += 1) {
    device.clock.advance(300_000)
    server.faults = [{ status: 500 }]
    await replay.pass(anna)
  }
  expect((await device.rows())[0]?.nextAt).toBe(device.clock.now() + 150_000)
})

it.each([404, 410])('takes %i on an unset as done, and shows nothing any more', async (status) => {
  const { device, server, replay } = await meet(null)
  await clear(device, anna, 'm1')
  server.faults = [{ status, code: 'not_found' }]
  await replay.pass(anna)
  expect(await device.rows()).toEqual([])
  expect(await device.db.own.get([anna, 'movies/m1/rating'])).toMatchObject({ state: { value: null } })
})

it('fails for good where an unset is refused otherwise', async () => {
  expect((await meet({ status: 422, code: 'invalid' }, 'clear')).entry).toMatchObject({ state: 'failed' })
})

it.each([429, 503])('backs off twice as long after %i without a time as after another failure', async (status) => {
  const { device, entry, now } = await meet({ status })
  expect(await pauseFact.read(device.db, anna)).toEqual({ until: now + 1000 })
  expect(entry).toMatchObject({ state: 'pending', attempts: 1, nextAt: 0, lastError: { status } })
})

it('pulls a time back that a clock jump has put too far ahead', async () => {
  const { device, replay, server } = await meet({ status: 429, headers: { 'retry-after': '60' } })
  device.clock.jump(-8 * 86_400_000)
  expect(await replay.pass(anna)).toMatchObject({ settled: 1 })
  await rate(device, anna, 'm2', 5)
  server.faults = [{ status: 500 }]
  await replay.pass(anna)
  device.clock.jump(-8 * 86_400_000)
  expect(await replay.pass(anna)).toMatchObject({ settled: 1 })
})

it('fetches own state page by page, never older over newer', async () => {
  const { device, server, replay } = await meet(null)
  for (let i = 2; i < 14; i += 1) server.rate(anna, `m${i}`, 3)
  await device.db.own.put({ owner: anna, slot: 'movies/m2/rating', state: stars(9), updatedAt: '2027-01-01T00:00:00Z' })
  expect(await replay.refreshOwn(anna)).toBe(true)
  // Thirteen ratings, and the mark that its own receipt has told of.
  expect(await device.db.own.count()).toBe(14)
  expect(await device.db.own.get([anna, 'movies/m2/rating'])).toMatchObject({ state: stars(9) })
  expect(await cursorFact.read(device.db, anna)).toMatchObject({ since: '14' })
})
