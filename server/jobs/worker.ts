import type { FastifyBaseLogger } from 'fastify'
import { toLoggedText } from '../db/loggedError.ts'
import type { Clock } from '../http/clock.ts'

export type JobHandler = (payload: unknown) => Promise<void>

/** A job that this worker has taken. */
export type Job = {
  id: number
  kind: string
  key: string | null
  payload: unknown
  attempts: number
  lockedUntil: Date | null
}

export type JobStore<J extends Job> = {
  /** Takes the most urgent job that is due, until `lockedUntil`. */
  claim(kinds: readonly string[], now: Date, lockedUntil: Date): Promise<J | undefined>
  done(job: J): Promise<void>
  /** Gives it back for `runAt`, or for good when `failedAt` is set. */
  release(job: J, change: { runAt: Date; lastError: string; failedAt: Date | null }): Promise<void>
}

export type Worker = {
  handle(kind: string, handler: JobHandler): void
  start(takes?: (kind: string) => boolean): void
  wake(): void
  stop(): Promise<void>
  runDue(): Promise<void>
}

/** Looks for work this often when nobody wakes it: jobs of other processes, jobs for later. */
const POLL_MS = 2000
const ATTEMPTS = 8
/** A job that takes longer is taken for killed, and another worker takes it over. */
const LEASE_MS = 300_000

export function createWorker<J extends Job>(input: {
  store: JobStore<J>
  clock: Clock
  logger: FastifyBaseLogger
  concurrency: number
}): Worker {
  const { store, clock, logger, concurrency } = input
  const handlers = new Map<string, JobHandler>()
  const sleepers = new Set<() => void>()
  let stopping = false
  let loops: Promise<void>[] = []

  const wake = () => {
    for (const awake of sleepers) awake()
  }

  /** Does one job of these kinds; false when none is due. */
  const workOnce = async (takes: (kind: string) => boolean = () => true): Promise<boolean> => {
    const now = clock()
    const kinds = [...handlers.keys()].filter(takes)
    if (kinds.length === 0) return false
    const job = await store.claim(kinds, now, new Date(now.getTime() + LEASE_MS))
    if (!job) return false
    try {
      await handlers.get(job.kind)?.(job.payload)
      await store.done(job)
    } catch (error) {
      await release(job, error)
    }
    return true
  }

  const release = async (job: J, error: unknown) => {
    const givenUp = job.attempts >= ATTEMPTS
    logger[givenUp ? 'error' : 'warn'](
      { err: error, kind: job.kind, key: job.key, attempt: job.attempts },
      'job failed',
    )
    const now = clock()
    const delaySeconds = Math.min(3600, 5 * 4 ** (job.attempts - 1))
    await store.release(job, {
      runAt: new Date(now.getTime() + delaySeconds * 1000),
      lastError: toLoggedText(error),
      failedAt: givenUp ? now : null,
    })
  }

  const sleep = () =>
    new Promise<void>((resolve) => {
      const awake = () => {
        clearTimeout(timer)
        sleepers.delete(awake)
        resolve()
      }
      const timer = setTimeout(awake, POLL_MS)
      sleepers.add(awake)
    })

  const loop = async (takes?: (kind: string) => boolean) => {
    while (!stopping) {
      const worked = await workOnce(takes).catch((error) => {
        logger.error({ err: error }, 'the job queue cannot be read')
        return false
      })
      if (!worked && !stopping) await sleep()
    }
  }

  return {
    handle(kind, handler) {
      if (handlers.has(kind)) throw new Error(`two handlers for jobs of kind ${kind}`)
      handlers.set(kind, handler)
    },
    wake,
    start(takes) {
      stopping = false
      loops = Array.from({ length: concurrency }, () => loop(takes))
    },
    async stop() {
      stopping = true
      wake()
      await Promise.all(loops)
      loops = []
    },
    async runDue() {
      while (await workOnce());
    },
  }
}
