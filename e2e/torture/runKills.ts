import { setTimeout as pause } from 'node:timers/promises'
import { registry } from '../../src/sync/commands/registry.ts'
import { judge, type Meant, type Verdicts } from '../../test/torture/judge.ts'
import { createRandom, type Random } from '../../test/torture/random.ts'
import type { Torture } from './page.ts'
import { drawEvening } from './queue.ts'
import { drain, killBrowser, memberOf, type Stage } from './stage.ts'

declare const torture: Torture

/** The latest time of a kill after the first tap: during the taps, or in the pause after them. */
const WITHIN_MS = 300
/** The interval of kills that leave a torn record in the log, as some kills do by themselves. */
const TORN_EACH = 4

export type KillsReport = { kills: number; torn: number; meant: number; verdicts: Verdicts }

/**
 * Kills the browser shortly after taps, again and again, on one profile and without sending anything; after each kill
 * it starts twice, because damage may show at the second start alone. Ends with the first loss. The remaining entries
 * are then sent, and all that were ever reported as stored are judged.
 */
export async function runKills(
  stage: Stage,
  seed: number,
  kills: number,
  signal: AbortSignal,
  tell: (line: string) => void,
): Promise<KillsReport> {
  const run = new KillsRun(stage, seed)
  let done = 0
  for (; done < kills && !signal.aborted; ) {
    await run.round(done)
    done += 1
    if (done % 20 === 0) tell(`${done} of ${kills} kills`)
    if (!run.isWhole()) break
  }
  return { kills: done, torn: run.torn, meant: run.meant.length, verdicts: await run.judge() }
}

class KillsRun {
  /** In the order in which the page reported them. */
  readonly meant: Omit<Meant, 'end'>[] = []
  torn = 0
  /** By key, as it was last read. */
  private readonly ends = new Map<string, string>()
  private readonly stage: Stage
  private readonly random: Random

  constructor(stage: Stage, seed: number) {
    this.stage = stage
    this.random = createRandom(seed)
  }

  async round(nth: number): Promise<void> {
    const { stage, random } = this
    const isTorn = nth % TORN_EACH === 0
    await this.tapAndKill(nth, isTorn)
    if (isTorn) this.torn += 1
    await this.read()
    if (!this.isWhole()) return
    // Entries that are stored after the kill lie behind the torn record.
    await this.tap(nth, 1)
    if (random.below(2) === 0) await stage.browser.close()
    await killBrowser(stage)
    await this.read()
  }

  /** Whether the device still knows all entries that were reported as stored. */
  isWhole(): boolean {
    return this.meant.every(({ key }) => this.ends.has(key))
  }

  /** Sends the remaining entries, and judges by the server's log of effects. */
  async judge(): Promise<Verdicts> {
    const { stage, meant } = this
    const isDrained = await drain(stage, () => this.read())
    await this.read()
    const { verdicts } = await judge(
      stage.world.database,
      meant.map((one) => ({ ...one, end: this.ends.get(one.key) ?? 'none' })),
    )
    if (!isDrained) verdicts.stuck.push('the queue did not drain')
    return verdicts
  }

  private async tapAndKill(nth: number, isTorn: boolean): Promise<void> {
    // For a second after a start, nothing is stored: without this tap, the kill would come before that.
    await this.tap(nth, 1)
    // The browser ends before the page can answer.
    const taps = this.tap(nth, Number.POSITIVE_INFINITY).catch(() => {})
    await pause(this.random.below(WITHIN_MS))
    await killBrowser(this.stage, isTorn)
    await taps
  }

  /** Stores the first `count` intents of an evening; notes each as soon as the page reports that it is stored. */
  private async tap(nth: number, count: number): Promise<void> {
    const { stage, random, meant } = this
    const evening = drawEvening(random, stage.world.things, nth)
    const owner = memberOf(stage.world, evening.user).id
    const intents = evening.intents.slice(0, count)
    stage.page.on('console', (message) => {
      const [word, place, key] = message.text().split(' ')
      const intent = intents[Number(place)]
      const bound = intent && registry.get(intent.kind)?.bind(intent.args)
      if (word !== 'stored' || !bound || key === undefined) return
      const { lane, slot, unsets } = bound
      meant.push({ key, kind: intent.kind, owner, lane, slot, unsets, again: false, at: meant.length })
    })
    await stage.page.evaluate(([who, all]) => torture.meanTelling(who, all), [owner, intents] as const)
    stage.page.removeAllListeners('console')
  }

  /** The device stores the last 200 entries that left: read after each start, none is missed. */
  private async read(): Promise<void> {
    const known = new Map(await this.stage.page.evaluate(() => torture.ends()))
    const left = new Set(['done', 'coalesced', 'discarded'])
    for (const [key, end] of this.ends) if (!left.has(end) && !known.has(key)) this.ends.delete(key)
    for (const [key, end] of known) this.ends.set(key, end)
  }
}
