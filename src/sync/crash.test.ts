// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { toUrl } from '#contract/call.ts'
import { dependentSamples, type Sample, samples } from '../../test/builders/commandSamples.ts'
import { ModelServer } from '../../test/builders/modelServer.ts'
import { MortalProcess } from '../../test/builders/mortalProcess.ts'
import { aClock, aDevice, anna, someUuids } from '../../test/builders/outbox.ts'
import { aReplayer } from '../../test/builders/replayer.ts'
import type { Confirmed } from './commands/command.ts'
import { type Intent, registry } from './commands/registry.ts'
import { enqueue } from './outbox/enqueue.ts'
import type { Entry } from './outbox/entry.ts'
import { readHistory } from './outbox/history.ts'
import { readSlotViews } from './outbox/overlay.ts'
import { putOwn } from './outbox/own.ts'

const { POSITIVE_INFINITY } = Number

const bind = ({ kind, args }: Intent) => {
  const bound = registry.get(kind)?.bind(args)
  if (!bound) throw new Error(`these are no arguments of ${kind}`)
  return bound
}

/** A server that has carried out what lies before, and what the device was told of it. */
async function aServer(now: () => number, all: readonly Sample[]) {
  const server = new ModelServer(now, anna)
  const own: Confirmed[] = []
  for (const intent of all.flatMap(({ before }) => before)) {
    const { call, params, body } = bind(intent).request()
    const response = await server.fetch(toUrl(call, params), {
      method: call.method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: {
        ...{ 'idempotency-key': `before-${own.length}`, 'x-xsrf-token': server.token, 'x-expected-user': anna },
        ...{ 'x-intent-at': new Date(now()).toISOString(), 'x-client-now': new Date(now()).toISOString() },
      },
    })
    own.push(...(bind(intent).receipt(await response.json())?.own ?? []))
  }
  server.effects.length = 0
  return { server, own }
}

/** One device whose process ends and starts again: each start has the same disk and the same server. */
async function aWorld(all: readonly Sample[], batchFrom: number) {
  const device = aDevice()
  const { db } = device
  const tables = [db.outbox, db.own, db.idmap, db.history, db.meta]
  /** Ends that were seen: what follows depends on nothing but disk, server and clock. */
  const seen = new Set<string>()

  /** @param stored what waits already; nothing when this life begins with the acts themselves. */
  async function begin(stored: readonly Entry[], endsAt: number) {
    const clock = aClock()
    const { server, own } = await aServer(clock.now, all)
    await db.transaction('rw', tables, async () => {
      for (const table of tables) await table.clear()
      await putOwn(db, anna, own)
      await db.outbox.bulkAdd([...stored])
    })
    clock.advance(1_000)
    const process = new MortalProcess(endsAt)
    // A process that ends gives its locks back.
    const dying = { ...device.open(), clock, uuid: someUuids(1), locks: null }
    dying.db.use(process.middleware())
    const mortal: ModelServer = Object.assign(Object.create(server), { fetch: process.fetch(server.fetch) })
    return { clock, server, process, dying, doomed: aReplayer(mortal, dying, { batchFrom }) }
  }
  type Life = Awaited<ReturnType<typeof begin>>

  /** Another process finishes what is left, and everything that was stored has taken effect once. */
  async function finish({ clock, server, dying }: Life): Promise<void> {
    dying.db.close()
    const stored = await db.outbox.toArray()
    const outcomes = await readHistory(db)
    const end = JSON.stringify([stored, outcomes, await db.own.toArray(), await db.meta.toArray(), server.effects])
    if (seen.has(end)) return
    seen.add(end)
    clock.jump(61_000)
    const next = aReplayer(server, { ...device, clock, uuid: someUuids(2) }, { batchFrom })
    await next.pass(anna)
    await next.refreshOwn(anna)
    expect(await db.outbox.toArray()).toEqual([])
    const keys = [...stored, ...outcomes].map(({ key }) => key).sort()
    expect((await readHistory(db)).map(({ key, outcome }) => `${outcome} ${key}`).sort()).toEqual(
      keys.map((key) => `done ${key}`),
    )
    expect(server.effects.map(({ key }) => key).sort()).toEqual(keys)
    const shown = await readSlotViews(db, registry, anna, '')
    for (const { intent, shows } of keys.length > 0 ? all : []) {
      expect(shown.get(bind(intent).slot), intent.kind).toMatchObject({ value: shows, state: 'saved' })
    }
  }

  return {
    device,
    /** Means all of it and ends at a step; answers the process. */
    async mean(endsAt: number): Promise<MortalProcess> {
      const life = await begin([], endsAt)
      for (const { intent } of all) {
        const result = await enqueue(life.dying, anna, intent)
        const stored = await db.outbox.count()
        if (result.kind === 'queued') expect(stored).toBeGreaterThan(0)
      }
      await finish(life)
      return life.process
    },
    /** Sends what waits and ends at a step; answers the process. */
    async send(stored: readonly Entry[], endsAt: number): Promise<MortalProcess> {
      const life = await begin(stored, endsAt)
      const isDead = (error: unknown) => error instanceof Error || error instanceof DOMException
      await life.doomed.pass(anna).catch((error: unknown) => expect(isDead(error)).toBe(true))
      await finish(life)
      return life.process
    },
    /** The queue of somebody who means all of it and is not ended. */
    async queue(): Promise<Entry[]> {
      const { dying } = await begin([], POSITIVE_INFINITY)
      for (const { intent } of all) await enqueue(dying, anna, intent)
      dying.db.close()
      return db.outbox.toArray()
    },
  }
}

it('has a sample of every kind of command', () => {
  expect(Object.keys(samples).sort()).toEqual([...registry.keys()].sort())
  for (const [kind, { intent }] of Object.entries(samples)) expect(intent.kind).toBe(kind)
})

describe('takes effect once and is shown rightly wherever the process ends', () => {
  it.each(Object.entries(samples))(
    '%s',
    async (_kind, sample) => {
      const world = await aWorld([sample], POSITIVE_INFINITY)
      const meant = (await world.mean(POSITIVE_INFINITY)).steps.length
      expect(meant).toBeGreaterThan(5)
      for (let endsAt = 1; endsAt <= meant; endsAt += 1) await world.mean(endsAt)
      const queue = await world.queue()
      const sent = (await world.send(queue, POSITIVE_INFINITY)).steps.length
      expect(sent).toBeGreaterThan(10)
      for (let endsAt = 1; endsAt <= sent; endsAt += 1) await world.send(queue, endsAt)
      world.device.db.close()
    },
    60_000,
  )
})

it.each([
  ['batch of every kind', [...Object.values(samples), ...dependentSamples], 2],
  ['queue with dependencies, sent one by one', dependentSamples, POSITIVE_INFINITY],
] as const)(
  'carries each entry of a %s out once wherever the process ends',
  async (_what, all, batchFrom) => {
    const world = await aWorld(all, batchFrom)
    const queue = await world.queue()
    const ends = (await world.send(queue, POSITIVE_INFINITY)).writes()
    expect(ends.length).toBeGreaterThan(10)
    for (const endsAt of ends) await world.send(queue, endsAt)
    world.device.db.close()
  },
  60_000,
)
