import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { UserId } from '#contract/ids.ts'
import { type FavouriteState, toFavouriteIntent } from '../../src/sync/commands/favouriteCinema.ts'
import type { RatingState } from '../../src/sync/commands/rateTitle.ts'
import type { HistoryRow } from '../../src/sync/outbox/database.ts'
import { enqueue } from '../../src/sync/outbox/enqueue.ts'
import { discard, retry } from '../../src/sync/outbox/manage.ts'
import { createOutbox } from '../../src/sync/outbox/openOutbox.ts'
import { readSummary } from '../../src/sync/outbox/readViews.ts'
import type { Replay } from '../../src/sync/replay.ts'
import { wipeOutbox } from '../../src/sync/wipe.ts'
import { aFavouriteCinema } from '../builders/favourites.ts'
import { ModelServer } from '../builders/modelServer.ts'
import { type Step, step } from '../builders/modelSteps.ts'
import { aDevice, anna, ben } from '../builders/outbox.ts'
import { aReplayer, clear, rate } from '../builders/replayer.ts'

/** Files that share the runs of `npm test`, so that both cores have work. */
const SHARDS = 4
const RUNS = Math.ceil(Number(process.env.OUTBOX_RUNS ?? 1_000) / SHARDS)
const STEPS = Number(process.env.OUTBOX_STEPS ?? 60)
const SEED = process.env.OUTBOX_SEED === undefined ? undefined : Number(process.env.OUTBOX_SEED)

const upTo = (maxLength: number) => fc.array(step, { minLength: Math.min(5, maxLength), maxLength, size: 'max' })
/** Most faults need few acts; the torture run takes its time and draws every length as often. */
const steps =
  process.env.OUTBOX_LONG === undefined
    ? fc.oneof({ weight: 4, arbitrary: upTo(Math.ceil(STEPS / 4)) }, { weight: 1, arbitrary: upTo(STEPS) })
    : upTo(STEPS)

/** Two tabs and a worker of one device, two users, one server. */
function aWorld() {
  const device = aDevice()
  const jumps = { ms: 0 }
  // The device's clock may be set; the server's only goes on.
  const server = new ModelServer(() => device.clock.now() - jumps.ms, anna)
  const tabs = [device, device.open(), device.open()]
  // One as it is, one that sends nearly all in batches, one that batches even a single entry.
  const replays = tabs.map((one, index) => aReplayer(server, one, { batchFrom: [4, 2, 1][index] ?? 4 }))
  /** Every intent's key in the order meant, with its owner; `retried` keys were refused and replaced. */
  const intents = new Map<string, UserId>()
  const retried = new Set<string>()
  const frozen: Promise<unknown>[] = []
  /** The history of whoever left the device. */
  const past: HistoryRow[] = []
  return { device, server, tabs, replays, intents, retried, frozen, past, jumps, jumped: false }
}
type World = ReturnType<typeof aWorld>

async function run(world: World, step: Step): Promise<void> {
  const { device, server, tabs, replays, intents } = world
  switch (step.do) {
    case 'rate':
    case 'clear': {
      const own = tabs[step.tab] ?? device
      const meant = { ...own, uuid: () => note(intents, own.uuid(), step.user) }
      const result = await (step.do === 'rate'
        ? rate(meant, step.user, step.film, step.value)
        : clear(meant, step.user, step.film))
      expect(result).toEqual({ kind: 'queued' })
      return
    }
    case 'keep': {
      const own = tabs[step.tab] ?? device
      const meant = { ...own, uuid: () => note(intents, own.uuid(), step.user) }
      const intent = toFavouriteIntent(aFavouriteCinema(step.cinema), step.favourite)
      expect(await enqueue(meant, step.user, intent)).toEqual({ kind: 'queued' })
      return
    }
    case 'forget':
      world.past.push(...(await device.db.history.where('owner').equals(step.user).toArray()))
      return wipeOutbox(device.db, { stays: [step.user === anna ? ben : anna], discards: null })
    case 'pass':
      await Promise.all(
        step.tabs.map((one) => finish(world, (replays[one] as Replay).pass(step.user, { hurry: step.hurry }))),
      )
      return
    case 'freeze':
      server.faults.unshift('hang')
      world.frozen.push((replays[step.tab] as Replay).pass(step.user))
      return settleTasks()
    case 'workerSync':
      await finish(world, (replays[2] as Replay).all())
      return
    case 'signIn':
      server.cookie = step.user
      return
    case 'newToken':
      server.token = `${server.token}+`
      return
    case 'faults':
      server.faults = [...step.faults]
      return
    case 'advance':
      device.clock.advance(step.ms)
      return settleTasks()
    case 'jump':
      world.jumped = true
      world.jumps.ms += step.ms
      device.clock.jump(step.ms)
      return
    case 'retry':
    case 'discard': {
      const rows = (await device.rows()).filter(({ owner }) => owner === step.user)
      const row = rows[step.nth % Math.max(1, rows.length)]
      if (!row) return
      const { state, key, seq } = row
      await (step.do === 'retry' ? retry : discard)(device, step.user, seq)
      const after = await device.db.outbox.get(seq)
      if (step.do === 'retry' && after && after.key !== key) {
        expect(['failed', 'review']).toContain(state)
        world.retried.add(key)
        intents.set(after.key, step.user)
      }
      return
    }
    case 'elsewhere':
      server.rate(step.user, step.film, step.value)
      return
  }
}

function note(intents: World['intents'], key: string, owner: UserId): string {
  intents.set(key, owner)
  return key
}

/** Waits for a pass; one that meets a hanging request is helped on by time. */
async function finish(world: World, pass: Promise<unknown>): Promise<void> {
  let done = false
  const ended = pass.finally(() => {
    done = true
  })
  for (let turns = 0; !done; turns += 1) {
    await settleTasks()
    if (turns > 50) world.device.clock.advance(1_000)
  }
  await ended
}

const settleTasks = () => new Promise<void>((resolve) => setImmediate(resolve))

/** All faults stop and both users sign in again, one after the other: the queue must drain. */
async function drain(world: World): Promise<void> {
  const { server, device, replays, frozen } = world
  server.faults = []
  for (let round = 0; round < 3; round += 1) {
    for (const who of [anna, ben]) {
      if (round > 0 && (await readSummary(device.db, who)).waiting === 0) continue
      server.cookie = who
      for (let i = 0; i < 4; i += 1) {
        device.clock.advance(3_600_000)
        await finish(world, (replays[i % 3] as Replay).pass(who))
      }
      await (replays[0] as Replay).refreshOwn(who)
    }
  }
  await Promise.all(frozen)
}

async function checkEverything(world: World): Promise<void> {
  const { device, server, intents, retried } = world
  const rows = await device.rows()
  const history = [...world.past, ...(await device.db.history.toArray())]
  expect(rows.filter(({ state }) => !['failed', 'review'].includes(state))).toEqual([])

  const applied = server.effects.map(({ key }) => key)
  expect(new Set(applied).size).toBe(applied.length)
  for (const { key, user: under } of server.effects) expect(intents.get(key)).toBe(under)

  for (const key of intents.keys()) {
    const outcomes = history.filter((row) => row.key === key).map(({ outcome }) => outcome)
    const ends = [
      ...outcomes,
      ...rows.filter((row) => row.key === key).map(() => 'visible'),
      ...(retried.has(key) ? ['retried'] : []),
    ]
    expect(ends, key).toHaveLength(1)
    // A discarded one may have left before; a coalesced one never took effect.
    if (ends[0] === 'done') expect(applied).toContain(key)
    if (ends[0] !== 'done' && ends[0] !== 'discarded') expect(applied).not.toContain(key)
  }

  const bodies = new Map<string, string>()
  for (const { key, method, path, body } of server.sent) {
    const call = `${method} ${path} ${body}`
    expect(bodies.get(key ?? '') ?? call).toBe(call)
    bodies.set(key ?? '', call)
  }
  // A clock that jumps ahead ends leases early; then the key alone protects.
  if (!world.jumped) expect(server.overlaps).toEqual([])

  const order = [...intents.keys()]
  if (retried.size === 0) {
    for (const lane of new Set(server.effects.map(({ user: of, path }) => `${of} ${path}`))) {
      const inLane = server.effects.filter(({ user: of, path }) => `${of} ${path}` === lane)
      const places = inLane.map(({ key }) => order.indexOf(key))
      expect(places).toEqual([...places].sort((a, b) => a - b))
    }
  }

  for (const who of [anna, ben]) {
    const rated = await createOutbox(device).readSlots(who, 'movies/')
    for (const id of ['m1', 'm2', 'm3']) {
      const shown = rated.get(`movies/${id}/rating`)?.value as RatingState | null | undefined
      const unset = { value: null, top: false, flop: false }
      expect(shown ?? unset, `${who} ${id}`).toEqual(server.rating(who, id) ?? unset)
    }
    const kept = await createOutbox(device).readSlots(who, 'cinemas/')
    for (const id of ['c-astra', 'c-zoo']) {
      const shown = kept.get(`cinemas/${id}/favourite`)?.value as FavouriteState | null | undefined
      expect(shown?.favourite ?? false, `${who} ${id}`).toBe(
        server.state.get('favouriteCinema', who, id)?.favourite ?? false,
      )
    }
  }
}

/**
 * The outbox against its model, under random acts and faults (OFFLINE.md, Tests, 1). `OUTBOX_RUNS` (of all shards),
 * `OUTBOX_STEPS` and `OUTBOX_SEED` repeat or deepen a run.
 *
 * @param shard which of the files this is, from 1: each draws from seeds of its own.
 */
export function testOutboxModel(shard: number): void {
  const seed = SEED === undefined ? undefined : SEED * SHARDS + shard
  it(
    `keeps every promise of the outbox under any order of acts and faults (${shard} of ${SHARDS})`,
    async () => {
      await fc.assert(fc.asyncProperty(steps, live), {
        numRuns: RUNS,
        ...(seed === undefined ? {} : { seed }),
        verbose: 0,
      })
    },
    RUNS * 3_000,
  )
}

async function live(steps: readonly Step[]): Promise<void> {
  const world = aWorld()
  // An opener that time overtakes gives up, which is not what this test is about.
  for (const { db } of world.tabs) await db.open()
  for (const one of steps) await run(world, one)
  await drain(world)
  await checkEverything(world)
  for (const { db } of world.tabs) db.close()
}
