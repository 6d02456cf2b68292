import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { UserId } from '#contract/ids.ts'
import type { AnyIntent } from '../../src/sync/commands/command.ts'
import { CommentState } from '../../src/sync/commands/comment.ts'
import { setDamagedAside } from '../../src/sync/outbox/damaged.ts'
import { type EnqueueDeps, enqueue } from '../../src/sync/outbox/enqueue.ts'
import type { Entry } from '../../src/sync/outbox/entry.ts'
import { readHistory } from '../../src/sync/outbox/history.ts'
import { discard, retry } from '../../src/sync/outbox/manage.ts'
import { readSummary } from '../../src/sync/outbox/readViews.ts'
import { wipeOutbox } from '../../src/sync/outbox/wipe.ts'
import type { Replay } from '../../src/sync/replay.ts'
import type { ModelServer } from '../builders/modelServer.ts'
import { type Damage, type Step, step } from '../builders/modelSteps.ts'
import { MortalProcess } from '../builders/mortalProcess.ts'
import { anna, ben } from '../builders/outbox.ts'
import { aReplayer } from '../builders/replayer.ts'
import { checkPromises } from './modelPromises.ts'
import { aWorld, type World } from './modelWorld.ts'

/** Files that share the runs of `npm test`, so that both cores have work. */
const SHARDS = 4
const RUNS = Math.ceil(Number(process.env.OUTBOX_RUNS ?? 600) / SHARDS)
const STEPS = Number(process.env.OUTBOX_STEPS ?? 60)
const SEED = process.env.OUTBOX_SEED === undefined ? undefined : Number(process.env.OUTBOX_SEED)

const upTo = (maxLength: number) => fc.array(step, { minLength: Math.min(5, maxLength), maxLength, size: 'max' })
/** Most faults need few acts; the torture run takes longer and draws every length equally often. */
const steps =
  process.env.OUTBOX_LONG === undefined
    ? fc.oneof({ weight: 4, arbitrary: upTo(Math.ceil(STEPS / 4)) }, { weight: 1, arbitrary: upTo(STEPS) })
    : upTo(STEPS)

async function run(world: World, step: Step): Promise<void> {
  const { device, server, tabs, replays } = world
  switch (step.do) {
    case 'mean': {
      const rows = (await device.rows()).filter(({ owner }) => owner === step.user)
      const before = step.after === null ? undefined : rows[step.after % Math.max(1, rows.length)]
      for (const [nth, intent] of step.intents.entries()) {
        // An entry that replaces another one cannot wait for it.
        const slot = device.registry.get(intent.kind)?.bind(intent.args)?.slot
        const deps = before && nth === 0 && before.slot !== slot ? [before.key] : []
        await mean(world, tabs[step.tab] ?? device, step.user, { ...intent, deps })
      }
      return
    }
    case 'forget':
      // In one transaction: a page that still receives an answer could otherwise add to the history in between.
      return device.db.transaction('rw', device.db.tables, async () => {
        world.past.push(...(await readHistory(device.db)).filter(({ owner }) => owner === step.user))
        await wipeOutbox(device.db, { stays: [step.user === anna ? ben : anna], discards: null })
      })
    case 'pass':
      await Promise.all(
        step.tabs.map((one) => finish(world, (replays[one] as Replay).pass(step.user, { hurry: step.hurry }))),
      )
      return
    case 'freeze':
      server.faults.unshift('hang')
      world.frozen.push((replays[step.tab] as Replay).pass(step.user))
      return settleTasks()
    case 'die':
      return die(world, step)
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
    case 'slowUploads':
      server.network.uploads = [...step.uploads]
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
    case 'discard':
      return manage(world, step)
    case 'damage':
      return damage(world, step)
    case 'elsewhere':
      actElsewhere(world, step)
      return
  }
}

async function manage(
  { device, retried, intents, damaged }: World,
  step: Step & { do: 'retry' | 'discard' },
): Promise<void> {
  const rows = (await device.rows()).filter(({ owner }) => owner === step.user)
  const row = rows[step.nth % Math.max(1, rows.length)]
  if (!row) return
  if (damaged.has(row.key)) return
  if (step.do === 'discard') return discard(device, step.user, row.seq)
  // Noted when it gets a new key, not when it was read: a page that still receives an answer may settle it in between.
  const onUpdate = (change: object, _seq: number, { state, key }: Entry): undefined => {
    const { key: fresh } = change as Partial<Entry>
    if (fresh === undefined) return
    expect(['failed', 'review']).toContain(state)
    retried.set(key, fresh)
    intents.set(fresh, { owner: step.user, lane: row.lane })
  }
  device.db.outbox.hook('updating', onUpdate)
  await retry(device, step.user, row.seq)
  device.db.outbox.hook('updating').unsubscribe(onUpdate)
}

/** Damages a row as a bad disk or a faulty version would. */
async function damage({ device: { db }, damaged }: World, { user, nth, how }: Step & { do: 'damage' }): Promise<void> {
  await db.transaction('rw', db.outbox, async () => {
    const rows = (await db.outbox.toArray()).filter(({ owner }) => owner === user)
    const row = rows[nth % Math.max(1, rows.length)]
    if (!row) return
    // A row that has lost its fields may lose its owner later.
    damaged.set(row.key, { owner: how === 'fields' ? user : null, isNamed: how !== 'empty' })
    await db.outbox.put(remainsOf(row, how) as Entry)
  })
}

function remainsOf(row: Entry, how: Damage): unknown {
  switch (how) {
    case 'empty':
      return { seq: row.seq }
    case 'owner':
      return { ...row, owner: 17 }
    case 'fields':
      return { ...row, attempts: 'often', deps: [{}], lane: null }
  }
}

/** A page that opens and ends; its locks end with it. */
async function die(world: World, { user, after, locks }: Step & { do: 'die' }): Promise<void> {
  const { device, server } = world
  const doomed = new MortalProcess(after)
  const tab = { ...device.open(), ...(locks ? {} : { locks: null }) }
  tab.db.use(doomed.middleware())
  const mortal: ModelServer = Object.assign(Object.create(server), { fetch: doomed.fetch(server.fetch) })
  await finish(world, aReplayer(mortal, tab).pass(user)).catch(() => undefined)
  tab.db.close()
}

async function mean(
  { intents, retried, device }: World,
  tab: EnqueueDeps,
  owner: UserId,
  drawn: AnyIntent,
): Promise<void> {
  const intent = await onKnownVersion(tab, owner, drawn)
  const lane = tab.registry.get(intent.kind)?.bind(intent.args)?.lane ?? ''
  const uuid = () => {
    const key = tab.uuid()
    intents.set(key, { owner, lane })
    return key
  }
  const before = await device.rows()
  expect(await enqueue({ ...tab, uuid }, owner, intent)).toEqual({ kind: 'queued' })
  // A refused command that waits is merged with a later change, and continues under a new key.
  const after = new Map((await device.rows()).map((row) => [row.seq, row.key]))
  for (const { seq, key } of before) {
    const now = after.get(seq)
    if (now !== undefined && now !== key) retried.set(key, now)
  }
}

function actElsewhere(
  { server, intents, elsewhere }: World,
  { what, user, film, value }: Step & { do: 'elsewhere' },
): void {
  const key = `elsewhere ${elsewhere.size}`
  elsewhere.set(key, intents.size - 0.5)
  server.state.begin(key)
  if (what === 'rating') server.rate(user, film, value)
  if (what === 'list') server.lists.rename(user, `l-${user}`, `Liste ${value}`)
  if (what === 'comment') server.comments.rewrite(user, `c1-${user}`, `Kommentar ${value}`)
  if (what === 'fact') server.trivia.rewrite(user, `f1-${user}`, `Faktum ${value}`)
  if (what === 'gone') server.comments.takeBack(user, `c2-${user}`)
}

/** Adds to a change of a comment the version that this device knows. */
async function onKnownVersion({ db, registry }: EnqueueDeps, owner: UserId, intent: AnyIntent): Promise<AnyIntent> {
  if (intent.kind !== 'editComment') return intent
  const own = await db.own.get([owner, registry.get(intent.kind)?.bind(intent.args)?.slot ?? ''])
  const known = CommentState.safeParse(own?.state)
  return { ...intent, args: { ...(intent.args as object), version: known.data?.updatedAt ?? null } }
}

/** Waits for a pass; the clock is advanced for one that meets a hanging request. */
async function finish(world: World, pass: Promise<unknown>): Promise<void> {
  let done = false
  const ended = pass.finally(() => {
    done = true
  })
  // It may fail before it is awaited.
  ended.catch(() => {})
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
  server.network.uploads = []
  // Done by each page at its start.
  await setDamagedAside(device.db)
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

/**
 * The outbox against its model, under random acts and faults (docs/OUTBOX.md, Tests, 1). `OUTBOX_RUNS` (of all shards),
 * `OUTBOX_STEPS` and `OUTBOX_SEED` repeat or deepen a run.
 *
 * @param shard the number of the file, from 1: each draws from seeds of its own.
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
  // An opening that times out fails, which is not the subject of this test.
  for (const { db } of world.tabs) await db.open()
  for (const one of steps) await run(world, one)
  await drain(world)
  await checkPromises(world)
  for (const { db } of world.tabs) db.close()
}
