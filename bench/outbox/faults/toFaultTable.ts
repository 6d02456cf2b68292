import type { Fault, Sizes } from './fault.ts'
import type { Verdict } from './judge.ts'
import type { QueueName } from './queueNames.ts'

/**
 * The result of one queue under one fault. `shown`: the number of ratings that looked done. `drainedMs`: the time until
 * the queue had drained once the fault was over; null: it never drained.
 */
export type Outcome = { verdict: Verdict; shown: number; drainedMs: number | null }

/** By the fault's name and the queue's. */
export type Outcomes = ReadonlyMap<Fault, ReadonlyMap<QueueName, Outcome>>

const titles: Readonly<Record<QueueName, string>> = {
  workbox: 'Workbox',
  tanstack: 'TanStack',
  careful: 'TanStack, carefully used',
  single: 'ours, request by request',
  batched: 'ours, batched',
}

const words: Readonly<Record<Exclude<keyof Verdict, 'told'>, string>> = {
  lost: 'lost',
  doubled: 'doubled',
  wrongUser: 'wrong user',
  disorder: 'out of order',
  stuck: 'stuck',
}

/** The time after a fault from which on the table mentions a queue's delay. */
const SLOW_MS = 5_000

/** The table of `docs/BENCHMARKS.md`: a row a fault, a column a queue, in each cell the numbers that are not zero. */
export function toFaultTable(outcomes: Outcomes, queues: readonly QueueName[], sizes: Sizes): string {
  const rows = [...outcomes].map(([fault, found]) => [
    `${fault.title} (${fault.films(sizes)})`,
    ...queues.map((queue) => toCell(found.get(queue), fault.films(sizes))),
  ])
  return [
    `| fault (films) | ${queues.map((queue) => titles[queue]).join(' | ')} |`,
    `|---|${queues.map(() => '---|').join('')}`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n')
}

function toCell(outcome: Outcome | undefined, films: number): string {
  if (!outcome) return ''
  const { verdict, shown, drainedMs } = outcome
  const found = Object.entries(words).flatMap(([name, word]) => {
    const count = verdict[name as keyof typeof words]
    return count > 0 ? [`${count} ${word}`] : []
  })
  const isSlow = drainedMs !== null && drainedMs > SLOW_MS
  const of = shown < films ? ` of ${shown} shown` : ''
  return `${found.join(', ') || '0'}${of}${isSlow ? `, after ${Math.round(drainedMs / 1000)} s` : ''}`
}
