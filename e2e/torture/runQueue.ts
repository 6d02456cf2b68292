import { registry } from '../../src/sync/commands/registry.ts'
import { judge, type Meant, type Verdicts } from '../../test/torture/judge.ts'
import { createRandom, type Random } from '../../test/torture/random.ts'
import { Ends } from './ends.ts'
import type { Torture } from './page.ts'
import { drawEvening, drawIncidents, drawLine, type Incident } from './queue.ts'
import { countWaiting, drain, killBrowser, memberOf, passLooking, type Stage, setOnline, signIn } from './stage.ts'

declare const torture: Torture

/** Intents that the page gets at once: what each makes leave the outbox is read before it is forgotten. */
const CHUNK = 50
/** A faulty wire and a busy machine: at least five commands a second, and a quarter of an hour for all that is killed. */
const EACH_MS = 200
const START_MS = 900_000
/** Once so few wait all faults stop. */
const LAST = 0.05

export type QueueReport = {
  meant: number
  storedMs: number
  drainedMs: number
  /** How often each end and each incident. */
  ends: ReadonlyMap<string, number>
  incidents: ReadonlyMap<string, number>
  verdicts: Verdicts
}

/** One queue so long, meant offline and drained through faults and kills. */
export async function runQueue(
  stage: Stage,
  seed: number,
  commands: number,
  tell: (line: string) => void,
): Promise<QueueReport> {
  const run = new QueueRun(stage, seed, commands, tell)
  await setOnline(stage, false)
  const began = Date.now()
  await run.mean()
  const stored = Date.now()
  tell(`${commands} wait, of ${run.meant.length} meant, after ${toSeconds(stored - began)}`)
  await setOnline(stage, true)
  const isDrained = await run.drain()
  const drained = Date.now()
  return { storedMs: stored - began, drainedMs: drained - stored, ...(await run.judge(isDrained)) }
}

export const toSeconds = (ms: number) => `${Math.round(ms / 1000)} s`

class QueueRun {
  readonly meant: Omit<Meant, 'end'>[] = []
  private readonly ends = new Ends()
  private readonly happened = new Map<string, number>()
  private told = 0
  private readonly stage: Stage
  private readonly seed: number
  private readonly commands: number
  private readonly tell: (line: string) => void

  constructor(stage: Stage, seed: number, commands: number, tell: (line: string) => void) {
    this.stage = stage
    this.seed = seed
    this.commands = commands
    this.tell = tell
  }

  /** Until so many of the first member's wait. */
  async mean(): Promise<void> {
    const { stage, commands } = this
    const random = createRandom(this.seed)
    for (let nth = 0; nth * CHUNK < 8 * commands + 1_000; nth += 1) {
      const { user, intents } = drawEvening(random, stage.world.things, nth)
      for (let from = 0; from < intents.length; from += CHUNK) {
        await this.meanAll(user, intents.slice(from, from + CHUNK))
        const waiting = await this.countWaiting()
        this.tellTenth(waiting, 'wait')
        if (waiting >= commands) return
      }
    }
    throw new Error('what is meant does not make a queue of this length')
  }

  private async meanAll(user: number, intents: ReturnType<typeof drawEvening>['intents']): Promise<void> {
    const { page, world } = this.stage
    const owner = memberOf(world, user).id
    const keys = await page.evaluate(([who, all]) => torture.meanAll(who, all), [owner, intents] as const)
    for (const [index, { kind, args }] of intents.entries()) {
      const key = keys[index]
      const bound = registry.get(kind)?.bind(args)
      if (!bound || !key) throw new Error('the command was not stored')
      const { lane, slot, unsets } = bound
      this.meant.push({ key, kind, owner, lane, slot, unsets, again: false, at: this.meant.length })
    }
    await this.ends.read(page)
  }

  /** Passes with faults and incidents until few are left, and then without any. Answers whether all of it drained. */
  async drain(): Promise<boolean> {
    const { stage, commands } = this
    const { world } = stage
    const random = createRandom(this.seed + 1)
    const incidents = drawIncidents(random, commands)
    const until = Date.now() + START_MS + commands * EACH_MS
    this.told = 0
    let waiting = commands
    while (waiting > LAST * commands && Date.now() < until) {
      const member = memberOf(world, random.below(8) === 0 ? 1 : 0)
      // A kill that met no request is for the next pass.
      const unmet = world.wire.faults.filter((fault) => fault?.startsWith('kill'))
      world.wire.faults = [...unmet, ...drawLine(random)]
      await signIn(stage, member)
      let next = incidents[0]
      await passLooking(stage, member.id, async () => {
        await this.ends.read(stage.page)
        waiting = await this.countWaiting()
        this.tellTenth(commands - waiting, 'have left')
        if (!next || commands - waiting < next.at) return
        // One in a pass.
        await this.strike(next, random)
        incidents.shift()
        next = undefined
      })
      await setOnline(stage, true)
      await world.revive()
    }
    world.wire.faults = []
    return drain(stage, () => this.ends.read(stage.page))
  }

  private async strike({ do: what }: Incident, random: Random): Promise<void> {
    const { stage } = this
    const { world } = stage
    this.happened.set(what, (this.happened.get(what) ?? 0) + 1)
    switch (what) {
      case 'killBrowser':
        return killBrowser(stage)
      case 'killServer':
        world.wire.faults.unshift(random.pick(['killBefore', 'killAfter'] as const))
        return
      case 'offline':
        return setOnline(stage, false)
      case 'otherUser':
        return signIn(stage, memberOf(world, 1))
    }
  }

  async judge(isDrained: boolean): Promise<Omit<QueueReport, 'storedMs' | 'drainedMs'>> {
    const { stage, meant } = this
    await this.ends.readStates(stage.page)
    const ended = meant.map((one): Meant => ({ ...one, end: this.ends.of(one.key) }))
    const { verdicts } = await judge(stage.world.database, ended)
    if (!isDrained) verdicts.stuck.push('the queue did not drain')
    verdicts.other.push(...stage.world.wire.twoBodies.splice(0).map((key) => `${key} had two bodies`))
    const ends = new Map<string, number>()
    for (const { end } of ended) ends.set(end, (ends.get(end) ?? 0) + 1)
    return { meant: meant.length, ends, incidents: this.happened, verdicts }
  }

  private countWaiting(): Promise<number> {
    return countWaiting(this.stage, memberOf(this.stage.world, 0).id)
  }

  private tellTenth(count: number, what: string): void {
    const tenth = Math.floor((10 * count) / this.commands)
    if (tenth <= this.told) return
    this.told = tenth
    this.tell(`${count} of ${this.commands} ${what}`)
  }
}
