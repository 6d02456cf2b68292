import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isInProcess } from './isInProcess.ts'
import type { Platform } from './platform.ts'
import { ProblemError } from './problemError.ts'
import { toAddressKey } from './toAddressKey.ts'

/** The work of one address or member: how much of it goes on at a time, and how much waits. */
export type Turns = { atOnce: number; waiting: number }

/** Does the work of a request when its turn comes. @throws ProblemError `too_many_requests` where too many wait already. */
export type InTurn = <T>(request: FastifyRequest, work: () => Promise<T>) => Promise<T>

/** A page asks for a handful at once, and a browser sends no more than six or a hundred of them, by its protocol. */
const CALLS = { atOnce: 8, waiting: 64 }

type Queue = { running: number; waiting: (() => void)[] }

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs a part of a request that reads the database in a turn. A turn never waits for another one. */
    inTurn: InTurn
  }
}

/** Prepares the turns of all calls. The database works in one line for all: a few at a time leave room for others. */
export function registerTurns(app: FastifyInstance): void {
  app.decorate('inTurn', createTurns(app.platform, CALLS))
}

/**
 * Lets one address have a few requests worked on at a time, in this process; a member counts for themselves, wherever they
 * are. The others wait for their turn, so that a burst holds up whoever sent it, and everybody else for the few that run.
 * A request whose client has hung up meanwhile is left out.
 *
 * @param ofAll limits the work of all addresses together: a network has as many of them as it likes.
 */
export function createTurns(platform: Pick<Platform, 'config'>, ofEach: Turns, ofAll?: Turns): InTurn {
  const ofAddress = createQueues(ofEach, toKey)
  const together = ofAll && createQueues(ofAll, () => 'all')
  return async (request, work) => {
    if (!platform.config.rateLimits || isInProcess(request)) return work()
    return ofAddress(request, together ? () => together(request, work) : work)
  }
}

const toKey = ({ member, ip }: FastifyRequest) => (member ? `member:${member.id}` : toAddressKey(ip))

/** Requests of one key queue behind each other. */
function createQueues({ atOnce, waiting }: Turns, keyOf: (request: FastifyRequest) => string): InTurn {
  const queues = new Map<string, Queue>()
  return async (request, work) => {
    const key = keyOf(request)
    const queue = queues.get(key) ?? { running: 0, waiting: [] }
    queues.set(key, queue)
    if (queue.running < atOnce) queue.running++
    else if (queue.waiting.length >= waiting) throw new ProblemError('too_many_requests', { retryAfter: 1 })
    // A request that ends hands over its place, so the number of those that run stays.
    else await new Promise<void>((resolve) => queue.waiting.push(resolve))
    try {
      // Nobody is there to read the answer.
      if (request.raw.socket.destroyed) throw new ProblemError('request_timeout')
      return await work()
    } finally {
      const next = queue.waiting.shift()
      if (next) next()
      else if (--queue.running === 0) queues.delete(key)
    }
  }
}
