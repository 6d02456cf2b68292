// @vitest-environment node
import { expect, it } from 'vitest'
import { ModelServer } from '../../test/builders/modelServer.ts'
import { MortalProcess } from '../../test/builders/mortalProcess.ts'
import { aClock, aDevice, anna, someUuids } from '../../test/builders/outbox.ts'
import { meanAll } from '../../test/builders/ownThings.ts'
import { aReplayer } from '../../test/builders/replayer.ts'
import type { Life, Way } from '../../test/torture/crashWays/way.ts'
import { ways } from '../../test/torture/crashWays/ways.ts'
import { checkShown } from '../../test/torture/modelPromises.ts'
import { readHistory } from './outbox/history.ts'
import { readSlotViews } from './outbox/overlay.ts'

const { POSITIVE_INFINITY } = Number

/** Begins a way anew each time, on the same disk. */
function aWorld(way: Way) {
  const device = aDevice(way.registry ? { registry: way.registry } : {})
  const { db, registry } = device
  const batchFrom = way.batchFrom ?? POSITIVE_INFINITY
  /** Ends that were seen: what follows depends on nothing but disk and server. */
  const seen = new Set<string>()

  async function begin(): Promise<Life> {
    await db.transaction('rw', db.tables, () => Promise.all(db.tables.map((table) => table.clear())))
    const clock = aClock()
    const server = new ModelServer(clock.now, anna)
    const tab = { ...device, clock, uuid: someUuids(1), locks: null }
    const life = { tab, replay: aReplayer(server, tab, { batchFrom }), server, clock, first: 0 }
    for (const intent of way.before ?? []) {
      await meanAll(tab, anna, intent)
      await life.replay.pass(anna)
    }
    await db.history.clear()
    server.effects.length = 0
    await meanAll(tab, anna, ...way.queue)
    life.first = (await device.rows())[0]?.seq ?? 0
    await way.arrange?.(life)
    return life
  }

  /** Another process goes on once everything that was in the way is over. */
  async function finish({ server, clock }: Life, ends: Way['ends']): Promise<void> {
    const state = await Promise.all(db.tables.map((table) => table.toArray()))
    const end = JSON.stringify([state, server.effects])
    if (seen.has(end)) return
    seen.add(end)
    server.faults = []
    server.cookie = anna
    const next = aReplayer(server, { ...device, clock, uuid: someUuids(2) }, { batchFrom })
    for (let round = 0; round < 3; round += 1) {
      clock.jump(3_600_000)
      await next.pass(anna)
    }
    await next.refreshOwn(anna)
    await check(server, ends)
  }

  async function check(server: ModelServer, allowed: Way['ends']): Promise<void> {
    const rows = await device.rows()
    const history = await readHistory(db)
    const ends = [
      ...history.map(({ outcome, kind }) => `${outcome} ${kind}`),
      ...rows.map(({ state, kind }) => `${state} ${kind}`),
    ].sort()
    expect(allowed).toContainEqual(ends)
    const applied = server.effects.map(({ key }) => key)
    expect(new Set(applied).size).toBe(applied.length)
    expect(server.effects.filter(({ user }) => user !== anna)).toEqual([])
    for (const { key, outcome } of history) {
      if (outcome === 'done' && !server.refusals.has(key)) expect(applied).toContain(key)
    }
    for (const { key } of rows) expect(applied).not.toContain(key)
    way.check?.(server)
    checkShown({ server }, anna, await readSlotViews(db, registry, anna, ''))
  }

  return {
    db,
    seen,
    /** Goes the way in a process that ends at a step; answers the process. */
    async live(endsAt: number): Promise<MortalProcess> {
      const life = await begin()
      const process = new MortalProcess(endsAt)
      const dying = { ...device.open(), clock: life.clock, uuid: someUuids(3), locks: null }
      dying.db.use(process.middleware())
      const mortal: ModelServer = Object.assign(Object.create(life.server), {
        fetch: process.fetch(life.server.fetch),
      })
      const doomed = aReplayer(mortal, dying, { batchFrom })
      const ended = await way.act({ ...life, tab: dying, replay: doomed }).then(
        () => null,
        (error: unknown) => error,
      )
      if (endsAt === POSITIVE_INFINITY) expect(ended).toBeNull()
      dying.db.close()
      await finish(life, endsAt === POSITIVE_INFINITY ? way.ends.slice(-1) : way.ends)
      return process
    },
  }
}

it.each(Object.entries(ways))(
  'keeps its promises wherever the process ends: %s',
  async (_name, way) => {
    const world = aWorld(way)
    const ends = (await world.live(POSITIVE_INFINITY)).writes()
    for (const endsAt of ends) await world.live(endsAt)
    expect(world.seen.size).toBeGreaterThan(1)
    world.db.close()
  },
  60_000,
)
