import type { FastifyReply } from 'fastify'
import { SIGNED_OUT_COOKIE } from '#contract/cookies.ts'
import { isSecure, nameOf, SESSION_COOKIE } from './cookies.ts'
import { createXsrfToken, setXsrfCookie } from './xsrf.ts'

/** The server counts how long a session goes unused; the cookie only has to outlive that. */
const LIFETIME_SECONDS = 365 * 86_400

/**
 * Begins a session in the browser, or by an empty token ends it. An XSRF token dies with its session, so every change of
 * session brings a fresh one.
 */
export function setSessionCookie(reply: FastifyReply, token: string): void {
  const { request, server } = reply
  const name = nameOf(server, SESSION_COOKIE)
  if (token === '') clear(reply, name)
  else setToken(reply, name, token)
  const left = nameOf(server, SIGNED_OUT_COOKIE)
  if (request.cookies[left] !== undefined) clear(reply, left)
  setXsrfCookie(reply, createXsrfToken(server.platform.secret, token))
}

function setToken(reply: FastifyReply, name: string, token: string): void {
  reply.setCookie(name, token, { ...attributesOf(reply), httpOnly: true, maxAge: LIFETIME_SECONDS })
}

const clear = (reply: FastifyReply, name: string): void => void reply.clearCookie(name, attributesOf(reply))

/** By a prefixed name the browser takes a cookie with these alone, also to delete it. */
const attributesOf = ({ server }: FastifyReply) => ({ path: '/', sameSite: 'lax', secure: isSecure(server) }) as const
