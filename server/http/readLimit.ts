import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify'
import { isInProcess } from './isInProcess.ts'
import { ProblemError } from './problemError.ts'
import { toAddressKey } from './toAddressKey.ts'

/** Calls by address and minute, counted in this process. A page makes a handful, a queue at full speed some thousands. */
const CALLS_A_MINUTE = 3000

const HIDDEN = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }

/** Prepares the limit that `readLimit` puts on a call. It counts before anything else, refused requests too. */
export async function registerReadLimit(app: FastifyInstance, callsAMinute = CALLS_A_MINUTE): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: callsAMinute,
    keyGenerator: ({ ip }) => toAddressKey(ip),
    timeWindow: 60_000,
    // A cached answer would tell everybody how much is left to one.
    addHeaders: HIDDEN,
    addHeadersOnExceeding: HIDDEN,
    // The first page's own calls: all visitors would share one address.
    allowList: (request) => !app.platform.config.rateLimits || isInProcess(request),
    errorResponseBuilder: (_request, context) =>
      new ProblemError('too_many_requests', { retryAfter: Math.max(1, Math.ceil(context.ttl / 1000)) }),
  })
}

export function readLimit(app: FastifyInstance): onRequestAsyncHookHandler {
  return app.rateLimit() as onRequestAsyncHookHandler
}
