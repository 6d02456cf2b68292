import type { FastifyBaseLogger } from 'fastify'
import type { Database, Db, Tx } from '../db/client.ts'
import type { Clock } from '../http/clock.ts'
import { claimJob, deleteJob, insertJobs, raiseJob, releaseJob } from './queries.ts'
import { createWorker, type JobHandler } from './worker.ts'

type JobOptions = {
  /** Two jobs of one kind and key are one: adding it again renews it. */
  key?: string
  /** Not before then; at once by default. */
  runAt?: Date
  /** Higher first; 0 by default. */
  priority?: number
  /** An open transaction: the job exists when it commits. Inside one, always pass it. */
  tx?: Tx
}

type JobToAdd = { kind: string; payload: unknown } & Omit<JobOptions, 'tx'>

export type Jobs = {
  /** Says how a kind of job is done. It may run twice, and takes five minutes at most. What throws is tried eight times. */
  handle(kind: string, handler: JobHandler): void
  add(kind: string, payload: unknown, options?: JobOptions): Promise<void>
  /** Many at once, in one statement. */
  addAll(jobs: readonly JobToAdd[], tx?: Tx): Promise<void>
  /** Lets a job that waits go before those of a lower priority. */
  raise(kind: string, key: string, priority: number): Promise<void>
  /** Begins to take jobs: of every kind, or of those that `takes` says. */
  start(takes?: (kind: string) => boolean): void
  /** Takes no further job and waits for those in hand. */
  stop(): Promise<void>
  /** Does everything that is due, and what that adds, then returns. For tests and for loading the demo world. */
  runDue(): Promise<void>
}

/** Work that no request waits for, in a table (ADR 004). Several processes share it. */
export function createJobs(input: {
  database: Database
  clock: Clock
  logger: FastifyBaseLogger
  /** Jobs done at the same time in this process; 2 by default. */
  concurrency?: number
}): Jobs {
  const { database, clock, logger, concurrency = 2 } = input
  const { db } = database
  const worker = createWorker({
    store: {
      claim: (kinds, now, lockedUntil) => claimJob(db, kinds, now, lockedUntil),
      done: (job) => deleteJob(db, job),
      release: (job, change) => releaseJob(db, job, change),
    },
    clock,
    logger,
    concurrency,
  })
  const addAll = async (jobs: readonly JobToAdd[], tx: Db | Tx = db) => {
    const now = clock()
    const rows = jobs.map(({ kind, payload, key = null, runAt = now, priority = 0 }) => ({
      kind,
      payload,
      key,
      runAt,
      priority,
    }))
    // A statement takes 65,535 values at most.
    for (let from = 0; from < rows.length; from += 1000) await insertJobs(tx, rows.slice(from, from + 1000))
    worker.wake()
  }
  return {
    handle: worker.handle,
    add: (kind, payload, { tx, ...options } = {}) => addAll([{ kind, payload, ...options }], tx),
    addAll,
    raise: (kind, key, priority) => raiseJob(db, kind, key, priority),
    start: worker.start,
    stop: worker.stop,
    runDue: worker.runDue,
  }
}

/** How often something is done, in ms. Each name is the key of its one job that waits. */
const rhythms = { minutely: 60_000, hourly: 3_600_000, daily: 86_400_000 } as const

export type Repeating = { clock: Clock; jobs: Pick<Jobs, 'handle' | 'add'> }

/** Does something as soon as jobs are taken, and from then on again and again, as one job of several processes. */
export async function repeat(
  { clock, jobs }: Repeating,
  kind: string,
  rhythm: keyof typeof rhythms,
  run: () => Promise<unknown>,
): Promise<void> {
  const plan = (runAt: Date) => jobs.add(kind, {}, { key: rhythm, runAt })
  jobs.handle(kind, async () => {
    await run()
    await plan(new Date(clock().getTime() + rhythms[rhythm]))
  })
  await plan(clock())
}
