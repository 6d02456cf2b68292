import type { UserId } from '#contract/ids.ts'
import { clearMark, type MarkState, toSideSlots } from '../../src/sync/commands/mark.ts'
import { rateTitle } from '../../src/sync/commands/rateTitle.ts'
import { type Intent, registry } from '../../src/sync/commands/registry.ts'
import { type EnqueueDeps, enqueue } from '../../src/sync/outbox/enqueue.ts'
import { readHistory } from '../../src/sync/outbox/history.ts'
import { discard, retry } from '../../src/sync/outbox/manage.ts'
import { cursorFact } from '../../src/sync/outbox/meta.ts'
import { readSlotViews } from '../../src/sync/outbox/overlay.ts'
import { readSummary } from '../../src/sync/outbox/readViews.ts'
import { createReplay, type Replay } from '../../src/sync/replay.ts'
import { aClock, aDevice, type TestClock } from '../builders/outbox.ts'
import { CookieJar, createBrowserFetch } from './browserLike.ts'
import { judge, type Meant, type Verdicts } from './judge.ts'
import { createRandom } from './random.ts'
import { type Act, toSchedule } from './schedule.ts'
import type { Member, World } from './world.ts'

/** The interval between two looks at a pass: a pass that waits for a hanging request gets more time. */
const LOOK_MS = 10
/** Short enough that some slow requests still arrive within the device's timeout. */
const STEP_MS = 3_000
const HOUR_MS = 3_600_000

export type ScheduleResult = { commands: number; kills: number; verdicts: Verdicts }

/** One device with two tabs and a worker, from an empty outbox to a drained one. */
export async function runSchedule(
  world: World,
  seed: number,
  options: { commands: number; kill: boolean },
): Promise<ScheduleResult> {
  const killsBefore = world.server.kills
  const torment = new Torment(world, seed)
  try {
    await torment.prepare()
    for (const act of toSchedule(seed, { ...options, things: world.things })) await torment.run(act)
    const verdicts = await torment.end()
    return { commands: options.commands, kills: world.server.kills - killsBefore, verdicts }
  } finally {
    torment.dispose()
    await world.revive()
  }
}

/** `state`: the value of the slot once the command is done. */
type Noted = Omit<Meant, 'key' | 'end' | 'owner'> & { owner: UserId; state: unknown; retried: boolean }

/**
 * A clock that runs with real time: the server's time passes even while the schedule waits, and so must the device's.
 */
function aRunningClock(): TestClock {
  const clock = aClock(Date.now())
  const start = Date.now()
  return { ...clock, now: () => clock.now() + Date.now() - start }
}

class Torment {
  private readonly world: World
  private readonly jar = new CookieJar()
  private readonly clock = aRunningClock()
  private readonly ends: (() => void)[] = []
  private readonly atEnd = (end: () => void) => void this.ends.push(end)
  private readonly device = aDevice({ clock: this.clock, atEnd: this.atEnd })
  /** Another device of each member, whose clock is never set and whose requests meet no fault. */
  private readonly elsewhere: ReturnType<typeof createOtherDevice>[]
  private wasSet = false
  private acts = 0
  private readonly tabs: EnqueueDeps[]
  private readonly network: ReturnType<typeof createBrowserFetch>
  private readonly replays: Replay[]
  /** Every key in the order of the intents; a command that is sent again under a new key is a new one. */
  private readonly meant = new Map<string, Noted>()
  private readonly uuid: () => string
  private readonly discarded = new Set<string>()
  /** The cursor of each owner, for the state that must exist in the end. */
  private readonly cursors = new Map<UserId, Awaited<ReturnType<typeof cursorFact.read>>>()

  constructor(world: World, seed: number) {
    this.world = world
    this.uuid = createRandom(seed + 0x5eed).uuid
    const random = createRandom(seed + 1).next
    const tabs = [this.device, this.device.open(), this.device.open()].map((tab) => ({ ...tab, uuid: this.uuid }))
    this.tabs = tabs
    this.network = createBrowserFetch(world.wire.port, this.jar)
    this.elsewhere = world.members.map((member) => createOtherDevice(world, member, this.uuid, this.atEnd))
    this.replays = tabs.map((tab, index) =>
      createReplay({
        fetch: this.network.fetch,
        locks: tab.locks,
        // The worker cannot read cookies.
        readCookie: index === 2 ? null : () => this.jar.header,
        random,
        device: tab,
      }),
    )
  }

  async prepare(): Promise<void> {
    this.world.wire.faults = []
    for (const { db } of this.tabs) await db.open()
    // The server's clock is ahead by the time that earlier schedules took.
    await this.world.server.advance(1_000)
    for (const { id, jar } of this.world.members) {
      this.jar.become(jar)
      await this.replay(0).refreshOwn(id)
      this.cursors.set(id, await cursorFact.read(this.device.db, id))
    }
  }

  async run(act: Act): Promise<void> {
    const { world } = this
    switch (act.do) {
      case 'mean':
        return this.mean(this.tab(act.tab), this.member(act.user), act.intent, { unsure: this.wasSet })
      case 'elsewhere':
        return this.meanElsewhere(act.user, act.intent)
      case 'jump':
        return this.jump(act.ms)
      case 'pass':
        return this.finish(act.tabs.map((tab) => this.replay(tab).pass(this.member(act.user), { hurry: act.hurry })))
      case 'workerSync':
        return this.finish([this.replay(2).all()])
      case 'signIn':
        return this.jar.become(act.user === null ? null : (world.members[act.user]?.jar ?? null))
      case 'newToken':
        await this.network.fetch('/api/csrf_token').catch(() => {})
        return
      case 'faults':
        world.wire.faults = [...act.faults]
        return
      case 'advance':
        return this.pass(act.ms)
      case 'retry':
      case 'discard':
        return this.decide(act.do, this.member(act.user), act.nth)
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
      const key = this.uuid()
      const { kind } = intent
      this.meant.set(key, {
        ...about,
        kind,
        owner,
        lane,
        slot,
        unsets,
        state,
        retried: false,
        again: false,
        at: this.nextAct(),
      })
      return key
    }
    const stored = await enqueue({ ...device, uuid: note }, owner, intent)
    if (stored.kind !== 'queued') throw new Error('the command was not stored')
    await nextMillisecond()
  }

  /** An intent that is sent at once from another device, without the faults of this device's network. */
  private async meanElsewhere(user: number, intent: Intent): Promise<void> {
    const owner = this.member(user)
    const other = this.elsewhere[user]
    if (!other) throw new Error(`there is no other device of member ${user}`)
    await this.world.revive()
    await this.mean(other.device, owner, intent, { elsewhere: true })
    await other.replay.pass(owner, { hurry: true })
  }

  /** From now on the order of this device's intents and another one's is unknown, also for waiting entries. */
  private async jump(ms: number): Promise<void> {
    this.wasSet = true
    const waiting = new Set((await this.device.rows()).map(({ key }) => key as string))
    for (const [key, one] of this.meant) if (waiting.has(key)) this.meant.set(key, { ...one, unsure: true })
    this.clock.jump(ms)
  }

  /** The number of the next act, later than all before. */
  private nextAct(): number {
    this.acts += 1
    return this.acts
  }

  private async decide(what: 'retry' | 'discard', owner: UserId, nth: number): Promise<void> {
    const rows = (await this.device.rows()).filter((row) => row.owner === owner)
    const row = rows[nth % Math.max(1, rows.length)]
    if (!row) return
    await (what === 'retry' ? retry : discard)(this.tab(0), owner, row.seq)
    const after = await this.device.db.outbox.get(row.seq)
    if (what === 'discard') this.discarded.add(`${owner} ${row.slot}`)
    if (what === 'discard' || !after || after.key === row.key) return
    const before = this.meant.get(row.key)
    if (!before) throw new Error(`${row.key} was never meant`)
    this.meant.set(row.key, { ...before, retried: true })
    const again = { ...before, retried: false, again: true, at: this.nextAct() }
    // It keeps its place in the lane.
    const order = [...this.meant].flatMap(([key, one]) =>
      key === row.key ? [[key, one] as const, [after.key as string, again] as const] : [[key, one] as const],
    )
    this.meant.clear()
    for (const [key, one] of order) this.meant.set(key, one)
  }

  /** All faults stop, both members sign in, one after the other: the queue must drain, and is then judged. */
  async end(): Promise<Verdicts> {
    const { world, device } = this
    world.wire.faults = []
    await world.revive()
    for (let round = 0; round < 4; round += 1) {
      for (const { id, jar } of world.members) {
        for (let tries = 0; tries < 4 && (await readSummary(device.db, id)).waiting > 0; tries += 1) {
          this.jar.become(jar)
          await this.pass(HOUR_MS)
          await this.finish([this.replay(tries % 3).pass(id)])
        }
      }
    }
    // A request that its sender has given up may still arrive.
    await this.pass(HOUR_MS)
    await world.wire.idle()
    const meant = await this.toMeant()
    const { verdicts, stale } = await judge(world.database, meant)
    for (const { id, jar } of world.members) {
      const { waiting } = await readSummary(device.db, id)
      if (waiting > 0) verdicts.stuck.push(`${waiting} of ${id} still wait`)
      this.jar.become(jar)
      const won = meant.filter(({ key, owner, end }) => owner === id && end === 'done' && !stale.has(key))
      verdicts.other.push(...(await this.compareScreens(id, won)))
    }
    verdicts.other.push(...world.wire.twoBodies.splice(0).map((key) => `${key} had two bodies`))
    return verdicts
  }

  private async toMeant(): Promise<Meant[]> {
    const devices = [this.device, ...this.elsewhere.map(({ device }) => device)]
    const history = (await Promise.all(devices.map(({ db }) => readHistory(db)))).flat()
    const rows = (await Promise.all(devices.map((device) => device.rows()))).flat()
    return [...this.meant].map(([key, { retried, ...one }]) => {
      const ends = [
        ...history.filter((row) => row.key === key).map(({ outcome }) => outcome as string),
        ...rows.filter((row) => row.key === key).map(({ state }) => state as string),
        ...(retried ? ['retried'] : []),
      ]
      return { key, ...one, end: ends.join('+') || 'none' }
    })
  }

  /** Checks that this device, and another one that has never sent anything, show the last intent in each slot. */
  private async compareScreens(owner: UserId, won: readonly Meant[]): Promise<string[]> {
    const other = aDevice({ clock: this.clock, atEnd: this.atEnd })
    const replay = createReplay({ fetch: this.network.fetch, locks: null, readCookie: null, device: other })
    const cursor = this.cursors.get(owner)
    if (cursor) await cursorFact.write(other.db, owner, cursor)
    const isRead = (await replay.refreshOwn(owner)) && (await this.replay(0).refreshOwn(owner))
    const here = await readSlotViews(this.device.db, registry, owner, '')
    const there = await readSlotViews(other.db, registry, owner, '')
    if (!isRead) return [`${owner} could not be read again`]
    const last = new Map(won.map(({ slot, key }) => [slot, this.meant.get(key)?.state]))
    const contested = new Set(won.filter(({ elsewhere }) => elsewhere).map(({ slot }) => slot))
    const unsure = new Set(won.filter((one) => one.unsure && contested.has(one.slot)).map(({ slot }) => slot))
    const isSame = (one: unknown, two: unknown) => JSON.stringify(one) === JSON.stringify(two)
    const isAsMeant = (slot: string, state: unknown) =>
      isSame(toComparable(slot, last.get(slot)), toComparable(slot, state))
    return [...there].flatMap(([slot, { value }]) => [
      ...(isSame(here.get(slot)?.value, value) ? [] : [`${owner} sees another ${slot} here and there`]),
      ...(!last.has(slot) ||
      isAsMeant(slot, value) ||
      unsure.has(slot) ||
      this.wasGivenUp(owner, slot) ||
      wasRatedSince(slot, won)
        ? []
        : [`${slot} of ${owner} is not what was meant last`]),
    ])
  }

  /** Whether an entry of this slot was discarded: if it had been sent before, it may have taken effect. */
  private wasGivenUp(owner: UserId, slot: string): boolean {
    return this.discarded.has(`${owner} ${slot}`)
  }

  /** Lets time pass, on the server first: no intent is in the server's future. */
  private async pass(ms: number): Promise<void> {
    await this.world.server.advance(ms)
    for (const { clock } of this.elsewhere) clock.advance(ms)
    this.world.wire.uploads.pass(ms)
    this.clock.advance(ms)
  }

  private async finish(passes: readonly Promise<unknown>[]): Promise<void> {
    let done = false
    const ended = Promise.all(passes).finally(() => {
      done = true
    })
    ended.catch(() => {})
    for (;;) {
      await Promise.race([ended.catch(() => {}), new Promise((resolve) => setTimeout(resolve, LOOK_MS))])
      if (done) break
      if (this.world.wire.onlyHangs) await this.pass(STEP_MS)
    }
    await ended
    // A killed server runs again before the next request.
    await this.world.revive()
  }

  dispose(): void {
    this.network.close()
    for (const end of this.ends) end()
  }

  private member(index: number): UserId {
    const member = this.world.members[index]
    if (!member) throw new Error(`there is no member ${index}`)
    return member.id
  }

  private tab(index: number): EnqueueDeps {
    const tab = this.tabs[index]
    if (!tab) throw new Error(`there is no tab ${index}`)
    return tab
  }

  private replay(index: number): Replay {
    const replay = this.replays[index]
    if (!replay) throw new Error(`there is no tab ${index}`)
    return replay
  }
}

/** A device of a member whose network has no faults. */
function createOtherDevice({ server }: World, { jar }: Member, uuid: () => string, atEnd: (end: () => void) => void) {
  const clock = aRunningClock()
  const device = { ...aDevice({ clock, atEnd }), uuid }
  const { fetch, close } = createBrowserFetch(server.port, jar)
  const replay = createReplay({ fetch, locks: device.locks, readCookie: null, device })
  atEnd(close)
  return { device, clock, replay }
}

/** No two intents of a person are in the same millisecond. */
async function nextMillisecond(): Promise<void> {
  const now = Date.now()
  while (Date.now() === now) await new Promise((resolve) => setImmediate(resolve))
}

/** A rating marks its title as seen, also where the member has taken that mark back before (ADR 046). */
function wasRatedSince(slot: string, won: readonly Meant[]): boolean {
  const [title] = toSideSlots(slot)
  const takenBack = won.findLast((one) => one.slot === slot)
  if (title === undefined || takenBack?.kind !== clearMark.kind) return false
  return won.some(
    (one) =>
      one.kind === rateTitle.kind &&
      one.slot.startsWith(`${title}/`) &&
      (one.at > takenBack.at || one.unsure || takenBack.unsure),
  )
}

/**
 * The part of a slot's state that one command determines alone; for lists, comments and trivia, other commands
 * determine parts of it, too.
 */
function toComparable(slot: string, state: unknown): unknown {
  if (/^(list|listOrder|listItem|comment|trivia)\//.test(slot)) return null
  return /^watch(ed)?\//.test(slot) ? (state as MarkState).set : state
}
