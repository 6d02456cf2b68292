import type { FastifyRequest } from 'fastify'
import { isInProcess } from './isInProcess.ts'
import type { Platform } from './platform.ts'
import { ProblemError } from './problemError.ts'
import { toAddressKey } from './toAddressKey.ts'

/** The work of one address: how much of it goes on at a time, and how much waits. */
export type Turns = { atOnce: number; waiting: number }

type Queue = { running: number; waiting: (() => void)[] }

/**
 * Lets one address have a few requests worked on at a time, in this process. The others wait for their turn, so that a
 * burst holds up whoever sent it, and everybody else for the few that run.
 *
 * @returns does the work when its turn comes; throws 429 with `Retry-After` when too many wait already.
 */
export function createAddressTurns(platform: Pick<Platform, 'config'>, { atOnce, waiting }: Turns) {
  const queues = new Map<string, Queue>()
  return async <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> => {
    if (!platform.config.rateLimits || isInProcess(request)) return work()
    const key = toAddressKey(request.ip)
    const queue = queues.get(key) ?? { running: 0, waiting: [] }
    queues.set(key, queue)
    if (queue.running < atOnce) queue.running++
    else if (queue.waiting.length >= waiting) throw new ProblemError('too_many_requests', { retryAfter: 1 })
    // A request that ends hands over its place, so the number of those that run stays.
    else await new Promise<void>((resolve) => queue.waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = queue.waiting.shift()
      if (next) next()
      else if (--queue.running === 0) queues.delete(key)
    }
  }
}
