import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SIGNED_OUT_COOKIE, toCookieName } from '#contract/cookies.ts'

/** HttpOnly; its value is the session token, of which the database knows the hash only. */
export const SESSION_COOKIE = 'session'

/**
 * With https the cookies once went by their bare names, and no session of that time goes unused for longer. Until then
 * the bare names are read too; a session's is replaced as soon as it comes.
 */
const OLD_NAMES_UNTIL = Date.UTC(2027, 2, 1)

/** Whether browsers reach the server by https: what cookies are `Secure` by. */
export const isSecure = ({ platform }: FastifyInstance): boolean => platform.config.publicUrl.protocol === 'https:'

/** The name of a cookie, and the one that is still read beside it. */
export function namesOf(server: FastifyInstance, name: string): { current: string; old?: string } {
  const current = toCookieName(name, isSecure(server))
  const isOver = server.platform.clock().getTime() >= OLD_NAMES_UNTIL
  return current === name || isOver ? { current } : { current, old: name }
}

function read({ cookies, server }: FastifyRequest, name: string): string | undefined {
  const { current, old } = namesOf(server, name)
  return cookies[current] ?? (old === undefined ? undefined : cookies[old])
}

/** The token of the session that a request comes with. Whether it still holds, its session knows. */
export const readSessionToken = (request: FastifyRequest): string | undefined => read(request, SESSION_COOKIE)

/** Whether the browser's member has signed out, whatever session the request comes with. */
export const hasSignedOut = (request: FastifyRequest): boolean => read(request, SIGNED_OUT_COOKIE) !== undefined
