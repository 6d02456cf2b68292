import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '#contract/call.ts'
import { mayLackKey, readKey } from './commandKey.ts'
import { hasSignedOut, readSessionToken } from './cookies.ts'
import { isInProcess } from './isInProcess.ts'
import type { Member } from './platform.ts'
import { ProblemError } from './problemError.ts'
import { checkRights } from './rights.ts'
import { createBlockLimit } from './sharedLimit.ts'
import { checkXsrf } from './xsrf.ts'

/**
 * The limit of one member's writes. A queue of ten thousand drains in a few minutes; counting in blocks of `block`
 * spares the database.
 */
const COMMANDS = { max: 6000, windowSeconds: 60, block: 50 }

export type Guard = {
  /** Checks before the body is read, in this order: XSRF token, session, expected user, rights, limit, key. */
  onRequest(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /**
   * Checks session, expected user and rights once more where the body came later than the head: a client may delay the
   * body, and the session or the rights may have ended meanwhile.
   */
  preValidation(request: FastifyRequest): Promise<void>
  /** Whether the session, or its account, has ended since the first check. */
  hasLeft(request: FastifyRequest): Promise<boolean>
}

/** Creates the access checks of a call. Access depends on how the call is registered, never on its URL. */
export function createGuard(call: Call, app: Pick<FastifyInstance, 'platform' | 'inTurn'>): Guard {
  const { platform, inTurn } = app
  const needsMember = call.publishes === true || call.permission !== undefined || call.command === true
  if (needsMember && call.audience !== 'member') throw new Error(`${call.method} ${call.path} must be for members`)
  const unsafe = call.method !== 'GET'
  const countCommand = createBlockLimit(platform, COMMANDS, COMMANDS.block)

  const findMember = async (request: FastifyRequest): Promise<Member | null> => {
    const token = readSessionToken(request)
    return token === undefined || hasSignedOut(request) ? null : platform.sessions.findMember(token)
  }

  const checkAccess = ({ member, headers, arrivedAt }: FastifyRequest): void => {
    const expected = headers['x-expected-user']
    if (member === null) {
      if (call.audience === 'member' || (unsafe && expected !== undefined)) throw new ProblemError('sign_in_needed')
    } else if (expected !== undefined && expected !== member.id) {
      throw new ProblemError('other_user')
    }
    if (member !== null) checkRights(call, member, arrivedAt)
  }

  const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    request.arrivedAt = platform.clock()
    const key = call.command === true ? readKey(request) : undefined
    // The receipt of a command names its key, whatever the answer: without it, the device does not accept the answer as
    // the server's.
    if (key !== undefined) reply.header('idempotency-key', key)
    if (unsafe) checkXsrf(request)
    if (call.audience === 'public') return
    // A device measures its clock skew by this header (ADR 029); an answer that caches may store has none.
    reply.header('x-server-now', request.arrivedAt.toISOString())
    request.isWhole = !unsafe || (await isWhole(request))
    await inTurn(request, async () => {
      request.member = await findMember(request)
      checkAccess(request)
      if (call.command === true) await countCommand(`commands:${request.member?.id}`, request.arrivedAt)
    })
    if (call.command !== true) return
    if (key === undefined && !mayLackKey(call, request)) throw new ProblemError('idempotency_key_missing')
  }

  return {
    onRequest,
    async preValidation(request) {
      if (call.audience === 'public' || request.isWhole) return
      request.member = await inTurn(request, () => findMember(request))
      checkAccess(request)
    },
    hasLeft: async (request) => request.member !== null && (await findMember(request)) === null,
  }
}

/** Whether the body has arrived: then it cannot be delayed, and the session need not be read twice. */
async function isWhole(request: FastifyRequest): Promise<boolean> {
  if (request.raw.complete || isInProcess(request)) return true
  // A body in one packet with the head is read within this turn of the event loop.
  await setImmediate()
  return request.raw.complete
}
