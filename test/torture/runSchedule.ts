import type { UserId } from '#contract/ids.ts'
import { type Intent, registry } from '../../src/sync/commands/registry.ts'
import { type EnqueueDeps, enqueue } from '../../src/sync/outbox/enqueue.ts'
import { readHistory } from '../../src/sync/outbox/history.ts'
import { discard, retry } from '../../src/sync/outbox/manage.ts'
import { cursorFact } from '../../src/sync/outbox/meta.ts'
import { readSlotViews } from '../../src/sync/outbox/overlay.ts'
import { readSummary } from '../../src/sync/outbox/readViews.ts'
import { createReplay } from '../../src/sync/replay.ts'
import { aDevice } from '../builders/outbox.ts'
import { compareScreens } from './compareScreens.ts'
import { IntentLog } from './intentLog.ts'
import { judge, type Meant, type Verdicts } from './judge.ts'
import { type Act, toSchedule } from './schedule.ts'
import { Stage } from './stage.ts'
import type { World } from './world.ts'

const HOUR_MS = 3_600_000

export type ScheduleResult = { commands: number; kills: number; verdicts: Verdicts }

/** One device with two tabs and a worker, from an empty outbox to a drained one. */
export async function runSchedule(
  world: World,
  seed: number,
  options: { commands: number; kill: boolean },
): Promise<ScheduleResult> {
  const killsBefore = world.server.kills
  const stage = new Stage(world, seed)
  try {
    await stage.prepare()
    const torment = new Torment(stage)
    for (const act of toSchedule(seed, { ...options, things: world.things })) await torment.run(act)
    const verdicts = await torment.end()
    return { commands: options.commands, kills: world.server.kills - killsBefore, verdicts }
  } finally {
    stage.dispose()
    await world.revive()
  }
}

class Torment {
  private readonly stage: Stage
  private readonly log = new IntentLog()
  private wasSet = false
  /** The slots of each owner with a discarded entry. */
  private readonly discarded = new Map<UserId, Set<string>>()

  constructor(stage: Stage) {
    this.stage = stage
  }

  async run(act: Act): Promise<void> {
    const { stage } = this
    const { world } = stage
    switch (act.do) {
      case 'mean':
        return this.mean(stage.tab(act.tab), stage.member(act.user), act.intent, { unsure: this.wasSet })
      case 'elsewhere':
        return this.meanElsewhere(act.user, act.intent)
      case 'jump':
        return this.jump(act.ms)
      case 'pass':
        return stage.finish(act.tabs.map((tab) => stage.replay(tab).pass(stage.member(act.user), { hurry: act.hurry })))
      case 'workerSync':
        return stage.finish([stage.replay(2).all()])
      case 'signIn':
        return stage.jar.become(act.user === null ? null : (world.members[act.user]?.jar ?? null))
      case 'newToken':
        await stage.network.fetch('/api/csrf_token').catch(() => {})
        return
      case 'faults':
        world.wire.faults = [...act.faults]
        return
      case 'advance':
        return stage.pass(act.ms)
      case 'retry':
      case 'discard':
        return this.decide(act.do, stage.member(act.user), act.nth)
    }
  }

  private async mean(
    device: EnqueueDeps,
    owner: UserId,
    intent: Intent,
    about: Pick<Meant, 'elsewhere' | 'unsure'>,
  ): Promise<void> {
    const bound = registry.get(intent.kind)?.bind(intent.args)
    if (!bound) throw new Error(`there is no command ${intent.kind}`)
    const { lane, slot, unsets } = bound
    const state = bound.fold(null)
    const note = () => {
      const key = this.stage.uuid()
      this.log.add(key, { ...about, kind: intent.kind, owner, lane, slot, unsets, state })
      return key
    }
    const stored = await enqueue({ ...device, uuid: note }, owner, intent)
    if (stored.kind !== 'queued') throw new Error('the command was not stored')
    await nextMillisecond()
  }

  /** An intent that is sent at once from another device, without the faults of this device's network. */
  private async meanElsewhere(user: number, intent: Intent): Promise<void> {
    const owner = this.stage.member(user)
    const other = this.stage.elsewhere[user]
    if (!other) throw new Error(`there is no other device of member ${user}`)
    await this.stage.world.revive()
    await this.mean(other.device, owner, intent, { elsewhere: true })
    await other.replay.pass(owner, { hurry: true })
  }

  /** From now on the order of this device's intents and another one's is unknown, also for waiting entries. */
  private async jump(ms: number): Promise<void> {
    this.wasSet = true
    this.log.setUnsure(new Set((await this.stage.device.rows()).map(({ key }) => key as string)))
    this.stage.clock.jump(ms)
  }

  private async decide(what: 'retry' | 'discard', owner: UserId, nth: number): Promise<void> {
    const rows = (await this.stage.device.rows()).filter((row) => row.owner === owner)
    const row = rows[nth % Math.max(1, rows.length)]
    if (!row) return
    await (what === 'retry' ? retry : discard)(this.stage.tab(0), owner, row.seq)
    const after = await this.stage.device.db.outbox.get(row.seq)
    if (what === 'discard') this.discarded.set(owner, (this.discarded.get(owner) ?? new Set()).add(row.slot))
    if (what === 'discard' || !after || after.key === row.key) return
    this.log.retry(row.key, after.key as string)
  }

  /** All faults stop, both members sign in, one after the other: the queue must drain, and is then judged. */
  async end(): Promise<Verdicts> {
    const { stage } = this
    const { world, device } = stage
    world.wire.faults = []
    await world.revive()
    for (let round = 0; round < 4; round += 1) {
      for (const { id, jar } of world.members) {
        for (let tries = 0; tries < 4 && (await readSummary(device.db, id)).waiting > 0; tries += 1) {
          stage.jar.become(jar)
          await stage.pass(HOUR_MS)
          await stage.finish([stage.replay(tries % 3).pass(id)])
        }
      }
    }
    // A request that its sender has given up may still arrive.
    await stage.pass(HOUR_MS)
    await world.wire.idle()
    const meant = await this.toMeant()
    const { verdicts, stale } = await judge(world.database, meant)
    for (const { id, jar } of world.members) {
      const { waiting } = await readSummary(device.db, id)
      if (waiting > 0) verdicts.stuck.push(`${waiting} of ${id} still wait`)
      stage.jar.become(jar)
      const won = meant.filter(({ key, owner, end }) => owner === id && end === 'done' && !stale.has(key))
      verdicts.other.push(...(await this.compareScreens(id, won)))
    }
    verdicts.other.push(...world.wire.twoBodies.splice(0).map((key) => `${key} had two bodies`))
    return verdicts
  }

  private async toMeant(): Promise<Meant[]> {
    const devices = [this.stage.device, ...this.stage.elsewhere.map(({ device }) => device)]
    const history = (await Promise.all(devices.map(({ db }) => readHistory(db)))).flat()
    const rows = (await Promise.all(devices.map((device) => device.rows()))).flat()
    return this.log.toMeant(history, rows)
  }

  /** Checks that this device, and another one that has never sent anything, show the last intent in each slot. */
  private async compareScreens(owner: UserId, won: readonly Meant[]): Promise<string[]> {
    const { stage } = this
    const other = aDevice({ clock: stage.clock, atEnd: stage.atEnd })
    const replay = createReplay({ fetch: stage.network.fetch, locks: null, readCookie: null, device: other })
    const cursor = stage.cursors.get(owner)
    if (cursor) await cursorFact.write(other.db, owner, cursor)
    const isRead = (await replay.refreshOwn(owner)) && (await stage.replay(0).refreshOwn(owner))
    const here = await readSlotViews(stage.device.db, registry, owner, '')
    const there = await readSlotViews(other.db, registry, owner, '')
    if (!isRead) return [`${owner} could not be read again`]
    return compareScreens(owner, { here, there }, won, this.log, this.discarded.get(owner) ?? new Set())
  }
}

/** No two intents of a person are in the same millisecond. */
async function nextMillisecond(): Promise<void> {
  const now = Date.now()
  while (Date.now() === now) await new Promise((resolve) => setImmediate(resolve))
}
