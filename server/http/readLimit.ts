import { Socket } from 'node:net'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { ProblemError } from './problemError.ts'

/** Calls by address and minute, counted in this process. A page makes a handful, a queue at full speed some thousands. */
const CALLS_A_MINUTE = 3000

/** Prepares the limit that `readLimit` puts on a call. It counts before anything else, refused requests too. */
export async function registerReadLimit(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: CALLS_A_MINUTE,
    timeWindow: 60_000,
    allowList: (request) => !app.platform.config.rateLimits || isInProcess(request),
    errorResponseBuilder: (_request, context) =>
      new ProblemError('too_many_requests', { retryAfter: Math.max(1, Math.ceil(context.ttl / 1000)) }),
  })
}

export function readLimit(app: FastifyInstance): onRequestAsyncHookHandler {
  return app.rateLimit() as onRequestAsyncHookHandler
}

/** The first page's own calls reach the API without a network: all visitors would share one address. */
function isInProcess(request: FastifyRequest): boolean {
  return !(request.raw.socket instanceof Socket)
}
