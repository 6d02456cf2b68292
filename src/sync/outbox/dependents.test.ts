// @vitest-environment node

import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineCall } from '#contract/call.ts'
import type { CommandKey } from '#contract/ids.ts'
import { ModelServer } from '../../../test/builders/modelServer.ts'
import { aDevice, anna, ben, someUuids } from '../../../test/builders/outbox.ts'
import { aReplayer } from '../../../test/builders/replayer.ts'
import { defineCommand, keepAll } from '../commands/command.ts'
import { toRegistry } from '../commands/registry.ts'
import { listSlot, thingLane } from '../slots.ts'
import { blockDependents, findDependents, followKey } from './dependents.ts'
import { enqueue } from './enqueue.ts'
import { readHistory } from './history.ts'
import { discard, retry } from './manage.ts'
import { readRows } from './readViews.ts'

/** A thing made offline and its parts: what lists and comments will be. */
const call = defineCall({
  method: 'POST',
  path: '/api/things/:id',
  summary: 'A thing',
  audience: 'member',
  command: true,
  params: z.object({ id: z.string() }),
  body: z.object({ parent: z.nullable(z.string()) }),
  answer: z.object({ id: z.string() }),
})
const addThing = defineCommand({
  kind: 'addThing',
  args: z.object({ id: z.string(), parent: z.nullable(z.union([z.string(), z.object({ $ref: z.string() })])) }),
  state: z.object({}),
  lane: ({ id }) => thingLane('lists', id),
  slot: ({ id }) => listSlot(id),
  coalesce: keepAll,
  call,
  request: ({ id, parent }) => ({ params: { id }, body: { parent: typeof parent === 'string' ? parent : null } }),
  fold: () => ({}),
  receipt: ({ id: server }, { id }) => ({ own: [], ids: { [id]: server } }),
})

/** A server that names things itself; `refuses` answers some of them 422. */
async function aScene() {
  const device = aDevice({ registry: toRegistry([addThing]) })
  const model = new ModelServer(device.clock.now, anna)
  model.takesBatches = false
  const other = model.fetch
  const sent: { path: string; body: unknown }[] = []
  const refuses = new Set<string>()
  const fetchFn = (async (path: string, init: RequestInit = {}) => {
    if (!path.startsWith('/api/things/')) return other(path, init)
    const key = new Headers(init.headers).get('idempotency-key') ?? ''
    sent.push({ path, body: JSON.parse(String(init.body)) })
    const problem = { type: 'about:blank', title: 'no', status: 422, code: 'invalid', request_id: 'r' }
    return refuses.has(path)
      ? Response.json(problem, { status: 422, headers: { 'content-type': 'application/problem+json' } })
      : Response.json({ id: `server-${path.split('/').at(-1)}` }, { headers: { 'idempotency-key': key } })
  }) as typeof fetch
  const replay = aReplayer(Object.assign(model, { fetch: fetchFn }), device)
  const add = async (id: string, parent: string | null, deps: string[] = []) => {
    await enqueue(device, anna, { kind: 'addThing', args: { id, parent: parent && { $ref: parent } }, deps })
    return (await device.rows()).at(-1)?.key ?? ''
  }
  return { device, replay, sent, refuses, add }
}

it('sends a dependency first and puts the id it got into what depends on it', async () => {
  const { device, replay, sent, add } = await aScene()
  const list = await add('list', null)
  await add('item', 'list', [list])
  expect(await replay.pass(anna)).toMatchObject({ settled: 2 })
  expect(sent).toEqual([
    { path: '/api/things/list', body: { parent: null } },
    { path: '/api/things/item', body: { parent: 'server-list' } },
  ])
  expect(await device.rows()).toEqual([])
})

it('blocks what depends on a refused one, and frees it with a retry', async () => {
  const { device, replay, sent, refuses, add } = await aScene()
  refuses.add('/api/things/list')
  const list = await add('list', null)
  const item = await add('item', 'list', [list])
  await add('part', 'item', [item])
  await add('other', null)
  await replay.pass(anna)
  expect(await device.rows()).toMatchObject([
    { state: 'failed' },
    { state: 'blocked', lastError: { code: 'blocked' } },
    { state: 'blocked', lastError: { code: 'blocked' } },
  ])
  expect(sent.map(({ path }) => path)).toEqual(['/api/things/list', '/api/things/other'])
  refuses.clear()
  await retry(device, anna, 1)
  await replay.pass(anna)
  expect(await device.rows()).toEqual([])
  expect(sent.map(({ path }) => path).slice(2)).toEqual(['/api/things/list', '/api/things/item', '/api/things/part'])
})

it('blocks what was added after its dependency had been refused', async () => {
  const { device, replay, refuses, add } = await aScene()
  refuses.add('/api/things/list')
  const list = await add('list', null)
  await replay.pass(anna)
  await add('item', 'list', [list])
  await replay.pass(anna)
  expect((await device.rows()).map(({ state }) => state)).toEqual(['failed', 'blocked'])
})

it('discards with an entry what depends on it, and says so before', async () => {
  const { device, add } = await aScene()
  const list = await add('list', null)
  const item = await add('item', 'list', [list])
  const part = await add('part', 'item', [item])
  const [row] = await readRows(device.db, anna)
  expect(row).toMatchObject({ dependents: [item, part] })
  await discard(device, anna, 1)
  expect(await device.rows()).toEqual([])
  expect((await readHistory(device.db)).map(({ outcome }) => outcome)).toEqual(Array(3).fill('discarded'))
})

it('asks the user when nobody knows any more whether an entry took effect', async () => {
  const { device, replay, sent, add } = await aScene()
  await add('list', null)
  await device.db.outbox.update(1, { firstSentAt: device.clock.now() - 61 * 86_400_000 })
  await replay.refreshOwn(anna)
  await replay.pass(anna)
  expect(sent).toEqual([])
  expect(await device.rows()).toMatchObject([{ state: 'review', lastError: { code: 'unknownOutcome' } }])
})

it('finds what depends on an entry through others in order of arrival, and of its owner alone', async () => {
  const { device, add } = await aScene()
  const list = await add('list', null)
  const item = await add('item', 'list', [list])
  const part = await add('part', 'item', [item])
  const last = await add('last', 'list', [list])
  const foreign = await add('foreign', 'list', [list])
  await device.db.outbox.update(5, { owner: ben })
  await add('behindForeign', 'foreign', [foreign])
  const found = await findDependents(device.db, { key: list, owner: anna })
  expect(found.map(({ key }) => key)).toEqual([item, part, last])
})

it('ends where entries depend on each other', async () => {
  const { device, add } = await aScene()
  const list = await add('list', null)
  const item = await add('item', 'list', [list])
  await device.db.outbox.update(1, { deps: [item] })
  expect(await findDependents(device.db, { key: list, owner: anna })).toHaveLength(2)
})

it('changes no state of a dependent that was refused itself', async () => {
  const { device, add } = await aScene()
  const list = await add('list', null)
  const other = await add('other', null)
  await add('item', 'list', [other, list])
  const lastError = { code: 'invalid', status: 422, text: null }
  await device.db.outbox.update(3, { state: 'failed', lastError })
  await blockDependents(device.db, { key: list, owner: anna })
  expect((await device.rows())[2]).toMatchObject({ state: 'failed', lastError })
  const key = someUuids(9)() as CommandKey
  await followKey(device.db, { key: list, owner: anna }, key)
  expect((await device.rows())[2]).toMatchObject({ deps: [other, key], state: 'failed', lastError })
})
