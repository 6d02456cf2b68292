import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type * as z from 'zod/mini'
import type { Call } from '#contract/call.ts'
import { CommandKey } from '#contract/ids.ts'
import { sendProblem } from './errorHandler.ts'
import { toFieldErrors } from './fieldErrors.ts'
import { createGuard, type Guard, hashCommand, pathOf, readKey } from './guard.ts'
import { type CommandContext, runOnce } from './idempotency.ts'
import { toIntentOrder } from './intentOrder.ts'
import { toIntentTime } from './intentTime.ts'
import type { Member } from './platform.ts'
import { ProblemError, type StoredProblem } from './problemError.ts'
import { readLimit } from './readLimit.ts'
import { PUBLIC_CACHE, sendAnswer } from './sendAnswer.ts'
import type { InTurn } from './turns.ts'
import { InvalidInput, relayValidatorCompiler } from './validatorCompiler.ts'

type Output<S> = S extends z.core.$ZodType ? z.output<S> : undefined
type IsCommand<C extends Call> = C['command'] extends true ? true : false

/** The input of a handler: the parsed call, and for a command its transaction too. */
export type CallContext<C extends Call> = {
  params: Output<C['params']>
  query: Output<C['query']>
  body: Output<C['body']>
  /** The member who sent the request. Always null on public calls: their answer is the same for everybody. */
  member: C['audience'] extends 'member' ? Member : C['audience'] extends 'public' ? null : Member | null
  /** When the request arrived. */
  now: Date
  request: FastifyRequest
  reply: FastifyReply
} & (IsCommand<C> extends true ? CommandContext : unknown)

export type CallHandler<C extends Call> = (context: CallContext<C>) => Promise<z.input<C['answer']>>

export type CallOptions = {
  /**
   * The limit of the body in bytes, where the usual 64 KiB are not enough. The time limit of the body depends on it,
   * too.
   */
  bodyLimit?: number
  /** For a call with large bodies: may refuse a member before a byte is read. */
  admit?: (member: Member, request: FastifyRequest, reply: FastifyReply) => void
  /** `Cache-Control` of a public answer, where the usual half minute does not fit. */
  cacheControl?: string
  /**
   * The body holds the bodies of other calls: each is validated by its own call, and an invalid one does not stop the
   * others.
   */
  relaysCommands?: boolean
  /** A queue of turns for this call, where the queue of all calls is not right for it. */
  inTurn?: InTurn
  /**
   * For a path that is all parameters: the addresses that belong to this call. All others are answered as if the call
   * did not exist.
   */
  serves?: (params: Readonly<Record<string, string>>) => boolean
}

/**
 * Serves a call of the contract: checks access, parses the request, validates the answer. A handler refuses by throwing
 * `ProblemError`. The handler of a command runs in the transaction of its receipt, at most once.
 */
export function registerCall<const C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: CallHandler<C>,
  options: CallOptions = {},
): void {
  const { platform } = app
  const cacheControl = options.cacheControl ?? PUBLIC_CACHE
  const guard = createGuard(call, app)
  const { inTurn = app.inTurn } = options
  app.route({
    method: call.method,
    url: call.path,
    schema: toSchema(call),
    ...(options.relaysCommands === true ? { validatorCompiler: relayValidatorCompiler } : {}),
    ...(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit }),
    config: {
      publishes: call.publishes === true,
      command: call.command === true,
      ...(options.serves ? { serves: options.serves } : {}),
    },
    // The body of a command is validated inside the mechanism that stores its refusal.
    attachValidation: true,
    onRequest: [leaveToOthers(options), readLimit(app), guard.onRequest, admitMember(options)],
    preValidation: call.command === true ? [guard.preValidation, hashCommand] : guard.preValidation,
    handler: async (request, reply) => {
      const context = () => toContext(call, request, reply)
      const failed = toFailure(guard, request)
      if (call.command !== true) {
        const read = () => handler(context() as unknown as CallContext<C>).catch(failed)
        const answer = await inTurn(request, read)
        return sendAnswer(reply, call, answer, cacheControl)
      }
      const write = () =>
        runOnce(platform.database, toCommand(call, request), (command) =>
          handler({ ...context(), ...command } as unknown as CallContext<C>),
        ).catch(failed)
      const receipt = await inTurn(request, write)
      if (receipt.replayed) reply.header('idempotency-replayed', 'true')
      if (receipt.status !== 200) return sendProblem(reply, receipt.body as StoredProblem)
      return sendAnswer(reply, call, receipt.body, cacheControl)
    },
  })
}

/**
 * For a member whose account was deleted meanwhile, nothing can be stored: any failure is then answered as signed out.
 */
function toFailure({ hasLeft }: Guard, request: FastifyRequest) {
  return async (error: unknown): Promise<never> => {
    if (error instanceof ProblemError || !(await hasLeft(request).catch(() => false))) throw error
    request.log.warn({ err: error }, 'a call failed whose member has left')
    throw new ProblemError('sign_in_needed')
  }
}

function admitMember({ admit }: CallOptions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (admit && request.member) admit(request.member, request, reply)
  }
}

/** Answers an address that does not belong to the call like any unknown one, before any other check. */
function leaveToOthers({ serves }: CallOptions) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    if (serves && !serves(request.params as Record<string, string>)) reply.callNotFound()
    else done()
  }
}

function toSchema(call: Call): FastifySchema {
  return {
    summary: call.summary,
    tags: [call.path.split('/')[2] ?? ''],
    ...(call.params ? { params: call.params } : {}),
    ...(call.query ? { querystring: call.query } : {}),
    ...(call.body ? { body: call.body } : {}),
    // Bytes have no schema.
    ...(call.mediaType === undefined ? { response: { 200: call.answer } } : {}),
  }
}

function toContext(call: Call, request: FastifyRequest, reply: FastifyReply) {
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

function toCommand(call: Call, request: FastifyRequest) {
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
