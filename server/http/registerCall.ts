import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type { Call } from '#contract/call.ts'
import type { CallContext, CallHandler, CallOptions } from './callHandler.ts'
import { toCommand, toContext } from './callInput.ts'
import { hashCommand } from './commandKey.ts'
import { sendProblem } from './errorHandler.ts'
import { createGuard, type Guard } from './guard.ts'
import { runOnce } from './idempotency.ts'
import { ProblemError, type StoredProblem } from './problemError.ts'
import { readLimit } from './readLimit.ts'
import { PUBLIC_CACHE, sendAnswer } from './sendAnswer.ts'
import { relayValidatorCompiler } from './validatorCompiler.ts'

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
