import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '#contract/call.ts'
import { CommandKey } from '#contract/ids.ts'
import { pathOf, readKey } from './commandKey.ts'
import { toFieldErrors } from './fieldErrors.ts'
import { toIntentOrder } from './intentOrder.ts'
import { toIntentTime } from './intentTime.ts'
import { ProblemError } from './problemError.ts'
import { InvalidInput } from './validatorCompiler.ts'

export function toContext(call: Call, request: FastifyRequest, reply: FastifyReply) {
  if (request.validationError) throw toRefusal(request.validationError)
  return {
    params: call.params ? request.params : undefined,
    query: call.query ? request.query : undefined,
    body: call.body ? request.body : undefined,
    member: request.member,
    now: request.arrivedAt,
    request,
    reply,
  }
}

/**
 * An invalid body is refused field by field (422), an invalid query is malformed (400); a path that no thing can have
 * is unknown (404).
 */
function toRefusal(error: NonNullable<FastifyRequest['validationError']>): ProblemError {
  const issues = error instanceof InvalidInput ? error.issues : []
  if (error.validationContext === 'body') return new ProblemError('invalid', { errors: toFieldErrors(issues) })
  if (error.validationContext === 'params') return new ProblemError('not_found')
  const names = [...new Set(issues.map((issue) => issue.path.join('.')))]
  return new ProblemError('malformed', { detail: `Cannot read ${names.join(', ')}` })
}

export function toCommand(call: Call, request: FastifyRequest) {
  // Where a command may come without a key, each request without one is a command of its own.
  const key = readKey(request) ?? (call.keyOptional === true ? CommandKey.parse(randomUUID()) : undefined)
  if (key === undefined || request.member === null) throw new Error('a command passed its guard without key or member')
  return {
    member: request.member,
    key,
    route: `${request.method} ${pathOf(request)}`,
    hash: request.commandHash,
    arrivedAt: request.arrivedAt,
    intentAt: toIntentTime(request.headers, request.arrivedAt),
    order: toIntentOrder(request.headers),
  }
}
