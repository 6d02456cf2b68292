import type { Word } from '../queues/pageQueue.ts'
import type { Harm } from './faultServer.ts'
import type { Stage } from './stage.ts'

/** How many words a queue holds, and how often a browser is killed. */
export type Sizes = { words: number; kills: number }

/** Something that goes wrong in the same way for each queue. */
export type Fault = {
  name: string
  /** How the table words it. */
  title: string
  /** How many films it is judged by. */
  films(sizes: Sizes): number
  /** Until the fault is over, counting how often it strikes. What still waits is then given time. */
  run(stage: Stage, sizes: Sizes): Promise<void>
}

/** How long a queue may take for what a fault lets it do. */
const PATIENCE_MS = 60_000

/** One word of each of so many films. */
export const toWords = (count: number, value: number, from = 0): Word[] =>
  Array.from({ length: count }, (_none, index) => ({ film: `m-${from + index}`, value }))

/** Fills the queue without a network, then lets it drain through the harm until nothing happens any more. */
export async function drainThrough(stage: Stage, words: readonly Word[], harm: Harm): Promise<void> {
  await stage.setOnline(false)
  await stage.mean(words)
  await stage.setOnline(true, harm)
  await stage.rest(PATIENCE_MS)
}

/** Is a quarter of the queue through? Ours sends two batches of fifty side by side, so that 200 have a middle. */
const isMidway = (stage: Stage, { words }: Sizes) => stage.server.effects.length >= words / 4

/** Strikes once, as the first request arrives in mid-queue: that one waits for `work`. Lets all of them pass. */
export function inMidQueue(stage: Stage, sizes: Sizes, work: () => void | Promise<void>): NonNullable<Harm['arrives']> {
  return async () => {
    if (stage.strikes > 0 || !isMidway(stage, sizes)) return null
    stage.strikes += 1
    await work()
    return null
  }
}
