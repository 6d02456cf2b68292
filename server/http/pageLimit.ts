import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProblemError } from './problemError.ts'

/**
 * Rendered pages and feeds of one address, counted in this process. A page takes it some forty milliseconds, and one that
 * takes longer counts as several, so that one address keeps it busy for about a quarter of its time at most. Whoever uses the app asks for one page: from then on the
 * worker's shell answers.
 */
const PAGES = { max: 60, timeWindow: 10_000 }

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts one page or feed more, by its cost. @returns in how many seconds to come back, where there were too many; else null. */
    countPage(request: FastifyRequest, cost?: number): Promise<number | null>
  }
}

/** Prepares the limit. After `registerReadLimit`, whose exceptions hold here too. */
export function registerPageLimit(app: FastifyInstance): void {
  const count = app.createRateLimit(PAGES)
  app.decorate('countPage', async (request: FastifyRequest, cost = 1) => {
    let counted = await count(request)
    for (let more = cost - 1; more > 0; more--) counted = await count(request)
    return counted.isAllowed || !counted.isExceeded ? null : Math.max(1, counted.ttlInSeconds)
  })
}

/** Refuses too many of what a person may open by hand, in that person's language. */
export async function limitPages(request: FastifyRequest): Promise<void> {
  const retryAfter = await request.server.countPage(request)
  if (retryAfter === null) return
  const detail = 'Da warst du etwas zu schnell für unser System. Probiere es in ein paar Minuten nochmal.'
  throw new ProblemError('too_many_requests', { retryAfter, detail })
}
