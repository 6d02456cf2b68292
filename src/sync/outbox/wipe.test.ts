// @vitest-environment node
import { expect, it } from 'vitest'
import { ModelServer } from '../../../test/builders/modelServer.ts'
import { aDevice, anna, ben } from '../../../test/builders/outbox.ts'
import { aReplayer, rate, shownRating } from '../../../test/builders/replayer.ts'
import type { Fetch } from '../api.ts'
import { createReplay } from '../replay.ts'
import { wipeOutbox } from './wipe.ts'

/** A device on which Anna and Ben have been: each with a rating that the server has, and one that waits. */
async function aShared() {
  const device = aDevice()
  const server = new ModelServer(device.clock.now, anna)
  for (const who of [anna, ben]) {
    server.cookie = who
    await rate(device, who, 'm1', 7)
    await aReplayer(server, device).pass(who)
    await aReplayer(server, device).refreshOwn(who)
    await device.db.idmap.put({ owner: who, local: `local-${who}`, server: 's' })
    await rate(device, who, 'm2', 4)
  }
  const { outbox, own, idmap, history, meta } = device.db
  const tables = { outbox, own, idmap, history, meta }
  /** The names of the tables that still tell of somebody. */
  const holding = async (who: string) => {
    const found: string[] = []
    for (const [name, table] of Object.entries(tables)) {
      if (JSON.stringify(await table.toArray()).includes(who)) found.push(name)
    }
    return found
  }
  return { device, server, holding }
}

it('leaves of whoever left only what waits, and all of who stays', async () => {
  const { device, holding } = await aShared()
  const before = await holding(ben)
  await wipeOutbox(device.db, { stays: [ben], discards: null })
  expect(await holding(anna)).toEqual(['outbox', 'idmap', 'meta'])
  expect(await holding(ben)).toEqual(before)
})

it('leaves nothing at all of whoever discarded what waits', async () => {
  const { device, holding } = await aShared()
  await wipeOutbox(device.db, { stays: [], discards: anna })
  expect(await holding(anna)).toEqual([])
  expect(await holding(ben)).toEqual(['outbox', 'idmap', 'meta'])
})

it('discards nothing of somebody who is back', async () => {
  const { device, holding } = await aShared()
  const before = await holding(anna)
  await wipeOutbox(device.db, { stays: [anna], discards: anna })
  expect(await holding(anna)).toEqual(before)
})

it('writes nothing behind the wipe when a receipt comes late; sent again it takes effect once', async () => {
  const { device, server, holding } = await aShared()
  server.cookie = anna
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const fetch: Fetch = async (...request) => {
    const answer = await server.fetch(...request)
    if (request[1]?.method === 'PUT') await held
    return answer
  }
  const effects = server.effects.length
  const passing = createReplay({ fetch, locks: device.locks, readCookie: null, device }).pass(anna)
  await expect.poll(() => server.effects.length).toBe(effects + 1)
  await wipeOutbox(device.db, { stays: [], discards: null })
  release()
  await passing
  expect(await holding(anna)).not.toContain('own')
  expect((await device.rows()).filter(({ owner }) => owner === anna)).toHaveLength(1)
  device.clock.advance(120_000)
  await aReplayer(server, device).pass(anna, { hurry: true })
  expect(await shownRating(device, anna, 'm2')).toMatchObject({ state: 'saved' })
  expect(server.effects.length).toBe(effects + 1)
})

it('keeps a queue parked that waits for its owner', async () => {
  const { device, server } = await aShared()
  server.cookie = ben
  await aReplayer(server, device).pass(anna)
  expect((await device.rows()).find(({ owner }) => owner === anna)?.state).toBe('parked')
  await wipeOutbox(device.db, { stays: [ben], discards: null })
  const sent = server.sent.length
  await aReplayer(server, device).pass(anna)
  expect(server.sent.length).toBe(sent)
  server.cookie = anna
  await aReplayer(server, device).pass(anna)
  expect((await device.rows()).filter(({ owner }) => owner === anna)).toEqual([])
})

it('sends nothing of what was kept by the worker, which knows no sign-out, but all of it from a page', async () => {
  const { device, server } = await aShared()
  // A browser that was killed has lost the cookie by which the server knows of the sign-out.
  server.cookie = anna
  await wipeOutbox(device.db, { stays: [], discards: null })
  const sent = server.sent.length
  expect(await aReplayer(server, device.open()).all()).toEqual({ kind: 'done' })
  expect(server.sent).toHaveLength(sent)
  await aReplayer(server, device).pass(anna)
  expect(server.rating(anna, 'm2')?.value).toBe(4)
})
