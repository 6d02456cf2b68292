import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSecure, readSessionToken } from './cookies.ts'
import { ProblemError } from './problemError.ts'

/** Names of PRODUCT B9. */
export const XSRF_COOKIE = 'XSRF-TOKEN'
const XSRF_HEADER = 'x-xsrf-token'

/**
 * A signed double-submit token of our own instead of @fastify/csrf-protection: that one keeps a second, secret cookie
 * and cannot bind its token to a session that begins in the same answer.
 *
 * @param sessionToken the value of the session cookie, empty without one: a token dies with its session.
 */
export function createXsrfToken(secret: string, sessionToken: string): string {
  const nonce = randomBytes(18).toString('base64url')
  return `${nonce}.${sign(secret, nonce, sessionToken)}`
}

export function isXsrfToken(secret: string, sessionToken: string, token: string): boolean {
  const [nonce = '', signature = ''] = token.split('.')
  return nonce !== '' && equal(signature, sign(secret, nonce, sessionToken))
}

/** Throws 403 `xsrf` unless header and cookie carry the same token of this session. */
export function checkXsrf(request: FastifyRequest): void {
  const header = request.headers[XSRF_HEADER]
  const cookie = request.cookies[XSRF_COOKIE]
  const valid =
    typeof header === 'string' &&
    cookie !== undefined &&
    equal(header, cookie) &&
    isXsrfToken(request.server.platform.secret, readSessionToken(request) ?? '', header)
  if (!valid) throw new ProblemError('xsrf')
}

/** Readable by the page's script, unlike the session's cookie; lives as long as the browser's session. */
export function setXsrfCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(XSRF_COOKIE, token, { path: '/', sameSite: 'lax', httpOnly: false, secure: isSecure(reply.server) })
}

function sign(secret: string, nonce: string, sessionToken: string): string {
  return createHmac('sha256', secret).update(`xsrf:${nonce}:${sessionToken}`).digest('base64url')
}

function equal(one: string, other: string): boolean {
  const a = Buffer.from(one)
  const b = Buffer.from(other)
  return a.length === b.length && timingSafeEqual(a, b)
}
