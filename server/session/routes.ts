import type { FastifyInstance, FastifyReply } from 'fastify'
import { anonymous, csrfTokenCall, loginCall, logoutCall, sessionCall } from '#contract/session.ts'
import { clearBucket } from '../db/limits.ts'
import { SESSION_COOKIE } from '../http/platform.ts'
import { ProblemError } from '../http/problemError.ts'
import { registerCall } from '../http/registerCall.ts'
import { takeFromLimit } from '../http/sharedLimit.ts'
import { createXsrfToken, isXsrfToken, setXsrfCookie, XSRF_COOKIE } from '../http/xsrf.ts'
import { type SessionService, toUsernameKey } from './service.ts'

/** Attempts by name, and by address: a password is not guessed, nor many names tried with one. */
const BY_NAME = { max: 10, windowSeconds: 900 }
const BY_ADDRESS = { max: 60, windowSeconds: 900 }

const COOKIE_SECONDS = 90 * 86_400

export function registerSession(app: FastifyInstance, sessions: SessionService): void {
  const { platform } = app
  const secure = platform.config.publicUrl.protocol === 'https:'
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const

  /** A token dies with its session, so every change of session brings a fresh one. */
  const setSession = (reply: FastifyReply, token: string) => {
    if (token === '') reply.clearCookie(SESSION_COOKIE, cookie)
    else reply.setCookie(SESSION_COOKIE, token, { ...cookie, maxAge: COOKIE_SECONDS })
    setXsrfCookie(reply, createXsrfToken(platform.secret, token))
  }

  registerCall(app, sessionCall, async ({ member, request, reply }) => {
    if (member !== null) return sessions.describe(member)
    if (request.cookies[SESSION_COOKIE] !== undefined) reply.clearCookie(SESSION_COOKIE, cookie)
    return anonymous
  })

  registerCall(app, loginCall, async ({ body, request, reply, now }) => {
    const bucket = `login:name:${toUsernameKey(body.username)}`
    await takeFromLimit(platform, `login:address:${request.ip}`, BY_ADDRESS, now)
    await takeFromLimit(platform, bucket, BY_NAME, now)
    const member = await sessions.checkLogin(body.username, body.password)
    if (member === null) {
      throw new ProblemError('login_failed', { error: 'Benutzername oder Passwort stimmen nicht.' })
    }
    await clearBucket(platform.database.db, bucket)
    const former = request.cookies[SESSION_COOKIE]
    if (former !== undefined) await sessions.end(former)
    setSession(reply, await sessions.begin(member, request.headers['user-agent'] ?? ''))
    return sessions.describe(member)
  })

  registerCall(app, logoutCall, async ({ request, reply }) => {
    const token = request.cookies[SESSION_COOKIE]
    if (token !== undefined) await sessions.end(token)
    setSession(reply, '')
    return anonymous
  })

  registerCall(app, csrfTokenCall, async ({ request, reply }) => {
    const sessionToken = request.cookies[SESSION_COOKIE] ?? ''
    const known = request.cookies[XSRF_COOKIE]
    // Page and worker share the cookie: a token that still holds stays, or one would spoil the other's.
    const token =
      known !== undefined && isXsrfToken(platform.secret, sessionToken, known)
        ? known
        : createXsrfToken(platform.secret, sessionToken)
    setXsrfCookie(reply, token)
    return { 'X-CSRF-Token': token }
  })
}
