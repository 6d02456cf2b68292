import { bundle } from '../bundle.ts'
import { answerFaults } from './answers.ts'
import type { Fault, Sizes } from './fault.ts'
import type { Documents } from './faultServer.ts'
import { killFaults } from './kills.ts'
import { QueueName } from './queueNames.ts'
import { Stage } from './stage.ts'
import { tabFaults } from './tabs.ts'
import { timeFaults } from './time.ts'
import { type Outcome, toFaultTable } from './toFaultTable.ts'

/** A queue may hold for a minute what a killed browser had claimed. */
const PATIENCE_MS = 120_000
/** Where something is refused to the end, those behind it need no longer. */
const POISONED_PATIENCE_MS = 30_000

const faults: readonly Fault[] = [...answerFaults, ...tabFaults, ...killFaults, ...timeFaults]

/**
 * Puts each queue under each fault, by turns, each time in a fresh browser; prints the table.
 *
 * @param only names of faults, or of queues; all where none of either is named.
 */
export async function runFaults(sizes: Sizes, only: readonly string[]): Promise<void> {
  const wanted = <T extends string>(all: readonly T[]) => {
    const some = all.filter((name) => only.includes(name))
    return some.length > 0 ? some : all
  }
  const names = wanted(faults.map(({ name }) => name))
  const queues = wanted(QueueName.options)
  const documents: Documents = new Map([
    ['/', { type: 'text/html', body: '<script type="module" src="/page.js"></script>' }],
    ['/page.js', { type: 'text/javascript', body: await bundle('bench/outbox/faults/page.ts') }],
    ['/worker.js', { type: 'text/javascript', body: await bundle('bench/outbox/queues/workboxWorker.ts') }],
  ])
  const outcomes = new Map<Fault, Map<QueueName, Outcome>>()
  for (const [turn, fault] of faults.filter(({ name }) => names.includes(name)).entries()) {
    const found = new Map<QueueName, Outcome>()
    outcomes.set(fault, found)
    // The same order would favour whoever comes first.
    const inTurn = queues.map((_queue, place) => queues[(place + turn) % queues.length] as QueueName)
    for (const queue of inTurn) {
      const outcome = await Stage.with(queue, documents, (stage) => runFault(stage, fault, sizes))
      found.set(queue, outcome)
      console.log(`${fault.name} · ${queue}: ${JSON.stringify(outcome)}`)
    }
  }
  console.log(`\n${toFaultTable(outcomes, queues, sizes)}`)
}

async function runFault(stage: Stage, fault: Fault, sizes: Sizes): Promise<Outcome> {
  await fault.run(stage, sizes)
  if (stage.strikes === 0) throw new Error(`${fault.name} did not strike: there must be more words`)
  const { poisoned } = stage
  stage.server.harm = { refuses: (film) => (poisoned.has(film) ? { status: 500 } : null) }
  const drainedMs = await stage.drain(poisoned.size > 0 ? POISONED_PATIENCE_MS : PATIENCE_MS)
  const shown = stage.meant.filter((word) => word.shown).length
  return { verdict: await stage.judge(), shown, drainedMs }
}
