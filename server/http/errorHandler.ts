import type { FastifyInstance, FastifyReply } from 'fastify'
import { isPassingFault } from '../db/passingFault.ts'
import { ProblemError, type StoredProblem, toProblem } from './problemError.ts'
import { toSecurityHeaders } from './securityHeaders.ts'

/** Turns every error into problem details; what is nobody's fault but ours is logged. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((thrown, request, reply) => {
    const error = toProblemError(thrown)
    if (error.status >= 500) request.log.error({ err: thrown }, 'request failed')
    else request.log.info({ code: error.code, status: error.status }, 'request refused')
    // A method that Fastify has no routes for meets no hook either.
    if (!reply.hasHeader('x-request-id')) {
      reply.headers({ ...toSecurityHeaders(app.platform.config), 'x-request-id': request.id })
    }
    if (error.details.retryAfter !== undefined) reply.header('retry-after', String(error.details.retryAfter))
    return sendProblem(reply, toProblem(error))
  })
}

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'

/** Answers with problem details that nobody may keep. */
export function sendProblem(reply: FastifyReply, problem: StoredProblem): FastifyReply {
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .removeHeader('etag')
    .type(PROBLEM_TYPE)
    .send(JSON.stringify({ ...problem, request_id: reply.request.id }))
}

/** After so long a database is back, or a lock free, as a rule. */
const DATABASE_BACK_SECONDS = 2

const byStatus = {
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  413: 'too_large',
  414: 'address_too_long',
  415: 'media_type',
  429: 'too_many_requests',
  503: 'unavailable',
} as const

/** Errors of Fastify and its plugins carry a status; the database may be away; anything else is a bug of ours. */
export function toProblemError(thrown: unknown): ProblemError {
  if (thrown instanceof ProblemError) return thrown
  if (isPassingFault(thrown)) return new ProblemError('unavailable', { retryAfter: DATABASE_BACK_SECONDS })
  const status = thrown instanceof Error && 'statusCode' in thrown ? Number(thrown.statusCode) : 500
  if (status in byStatus) return new ProblemError(byStatus[status as keyof typeof byStatus])
  return new ProblemError(status >= 400 && status < 500 ? 'malformed' : 'internal')
}
