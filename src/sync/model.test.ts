// @vitest-environment node
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { UserId } from '#contract/ids.ts'
import { type Fault, ModelServer } from '../../test/builders/modelServer.ts'
import { aDevice, anna, ben } from '../../test/builders/outbox.ts'
import { aReplayer, clear, rate, shownRating } from '../../test/builders/replayer.ts'
import { discard, retry } from './outbox/manage.ts'
import type { Replay } from './replay.ts'

const RUNS = Number(process.env.OUTBOX_RUNS ?? 200)
const STEPS = Number(process.env.OUTBOX_STEPS ?? 40)
const SEED = process.env.OUTBOX_SEED === undefined ? undefined : Number(process.env.OUTBOX_SEED)

type Step =
  | { do: 'rate'; tab: number; user: UserId; film: string; value: number }
  | { do: 'clear'; tab: number; user: UserId; film: string }
  | { do: 'pass'; tabs: readonly number[]; user: UserId; hurry: boolean }
  | { do: 'freeze'; tab: number; user: UserId }
  | { do: 'workerSync' }
  | { do: 'signIn'; user: UserId | null }
  | { do: 'newToken' }
  | { do: 'faults'; faults: readonly Fault[] }
  | { do: 'advance'; ms: number }
  | { do: 'jump'; ms: number }
  | { do: 'retry' | 'discard'; user: UserId; nth: number }
  | { do: 'elsewhere'; user: UserId; film: string; value: number }

const user = fc.constantFrom(anna, ben)
const tab = fc.constantFrom(0, 1)
const film = fc.constantFrom('m1', 'm2', 'm3')
const value = fc.integer({ min: 0, max: 20 }).map((half) => half / 2)
const fault = fc.constantFrom<Fault>(
  'dropRequest',
  'dropAnswer',
  'dropAnswer',
  'portal',
  'portal404',
  { status: 401 },
  { status: 403, code: 'xsrf' },
  { status: 403, code: 'other_user' },
  { status: 409, code: 'in_progress' },
  { status: 412 },
  { status: 422, code: 'invalid' },
  { status: 429, headers: { 'retry-after': '30' } },
  { status: 460 },
  { status: 500 },
  { status: 503 },
)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('rate' as const), tab, user, film, value }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('clear' as const), tab, user, film }) },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      tabs: fc.constantFrom<readonly number[]>([0], [1], [0, 1], [0, 1, 2]),
      user,
      hurry: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('freeze' as const), tab, user }) },
  { weight: 2, arbitrary: fc.constant<Step>({ do: 'workerSync' }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('signIn' as const), user: fc.constantFrom(anna, ben, null) }) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'newToken' }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('faults' as const), faults: fc.array(fault, { maxLength: 4 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('advance' as const),
      ms: fc.constantFrom(500, 5_000, 21_000, 61_000, 300_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('jump' as const),
      ms: fc.constantFrom(-691_200_000, -90_000, 90_000, 691_200_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('retry' as const, 'discard' as const), user, nth: fc.nat({ max: 4 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('elsewhere' as const), user, film, value }) },
)

/** Two tabs and a worker of one device, two users, one server. */
function aWorld() {
  const device = aDevice()
  const server = new ModelServer(device.clock.now, anna)
  const tabs = [device, device.open(), device.open()]
  const replays = tabs.map((one) => aReplayer(server, one))
  /** Every intent's key in the order meant, with its owner; `retried` keys were refused and replaced. */
  const intents = new Map<string, UserId>()
  const retried = new Set<string>()
  const frozen: Promise<unknown>[] = []
  return { device, server, tabs, replays, intents, retried, frozen, jumped: false }
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
  const history = await device.db.history.toArray()
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
    for (const id of ['m1', 'm2', 'm3']) {
      const shown = await shownRating(device, who, id)
      const unset = { value: null, top: false, flop: false }
      expect(shown.value ?? unset, `${who} ${id}`).toEqual(server.rating(who, id) ?? unset)
    }
  }
}

it(
  'keeps every promise of the outbox under any order of acts and faults',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: STEPS, size: 'max' }), async (steps) => {
        const world = aWorld()
        // An opener that time overtakes gives up, which is not what this test is about.
        for (const { db } of world.tabs) await db.open()
        for (const one of steps) await run(world, one)
        await drain(world)
        await checkEverything(world)
        for (const { db } of world.tabs) db.close()
      }),
      { numRuns: RUNS, ...(SEED === undefined ? {} : { seed: SEED }), verbose: 0 },
    )
  },
  RUNS * 3_000,
)
