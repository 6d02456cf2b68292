import type { FastifyInstance, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { anonymous, csrfTokenCall, loginCall, logoutCall, sessionCall } from '#contract/session.ts'
import { endSessionCall, sessionsCall } from '#contract/sessions.ts'
import type { Captchas } from '../captcha/service.ts'
import { readSessionToken } from '../http/cookies.ts'
import { isFromThisMachine } from '../http/isFromThisMachine.ts'
import type { Member } from '../http/platform.ts'
import { ProblemError } from '../http/problemError.ts'
import { registerCall } from '../http/registerCall.ts'
import { setSessionCookie } from '../http/sessionCookie.ts'
import { takeFromLimit } from '../http/sharedLimit.ts'
import { toAddressKey } from '../http/toAddressKey.ts'
import { createXsrfToken, isXsrfToken, setXsrfCookie, XSRF_COOKIE } from '../http/xsrf.ts'
import { describeMe } from '../me/service.ts'
import { createAttempt } from './loginLimits.ts'
import { type SessionService, toUsernameKey } from './service.ts'

const SOCIAL = { max: 30, windowSeconds: 900 }

const userAgentOf = ({ headers }: FastifyRequest): string => headers['user-agent'] ?? ''

type PasswordLogin = Exclude<z.output<typeof loginCall.body>, { access_token: string }>

/** Finds the member of a social network's token; for a token without a member, creates a profile. */
export type SocialSignIn = (accessToken: string) => Promise<{ email: string; isNew: boolean }>

export function registerSession(
  app: FastifyInstance,
  sessions: SessionService,
  captchas: Captchas,
  socialSignIn: SocialSignIn,
): void {
  const { platform } = app
  registerCall(app, sessionCall, async ({ member, request, reply, now }) => {
    if (member !== null) return describeMe(platform.database.db, member, now)
    const token = readSessionToken(request)
    // An unknown or expired token, or one of a member who signed out while the server could not be reached.
    if (token !== undefined) {
      await sessions.end(token)
      setSessionCookie(reply, '')
    }
    return anonymous
  })

  type Begun = { member: Member; token: string }

  const signIn = async (body: PasswordLogin, request: FastifyRequest, now: Date): Promise<Begun> => {
    // By the typed name: a count by member would reveal to strangers which address belongs to which name.
    const attempt = createAttempt(platform, toUsernameKey(body.username), toAddressKey(request.ip), now)
    await attempt.begin()
    if (await attempt.needsCaptcha()) {
      const solved = await captchas.isSolved('login', body['g-recaptcha-response'] ?? '')
      if (!solved) {
        throw new ProblemError('captcha_needed', { error: 'Bitte bestätige zuerst, dass du kein Roboter bist.' })
      }
    }
    const admitsDemo = !platform.config.demoOnlyHere || isFromThisMachine(request)
    const login = await sessions.checkLogin(body.username, body.password, admitsDemo)
    const token = login && (await sessions.beginByPassword(login, userAgentOf(request)))
    if (login === null || token === null) {
      await attempt.failed()
      throw new ProblemError('login_failed', { error: 'Benutzername oder Passwort stimmt nicht.' })
    }
    await attempt.succeeded()
    return { member: login.member, token }
  }

  const signInSocially = async (accessToken: string, request: FastifyRequest, now: Date) => {
    await takeFromLimit(platform, `login:social:${toAddressKey(request.ip)}`, SOCIAL, now)
    const found = await socialSignIn(accessToken)
    const member = await sessions.findByLogin(found.email)
    if (member === null) throw new ProblemError('social_not_activated')
    return { member, token: await sessions.begin(member, userAgentOf(request)), isNew: found.isNew }
  }

  registerCall(app, loginCall, async ({ body, request, reply, now }) => {
    const begun: Begun & { isNew?: boolean } =
      'access_token' in body ? await signInSocially(body.access_token, request, now) : await signIn(body, request, now)
    const former = readSessionToken(request)
    if (former !== undefined) await sessions.end(former)
    setSessionCookie(reply, begun.token)
    const session = await describeMe(platform.database.db, begun.member, now)
    return begun.isNew === undefined ? session : { ...session, is_new: begun.isNew }
  })

  registerCall(app, logoutCall, async ({ request, reply }) => {
    const token = readSessionToken(request)
    if (token !== undefined) await sessions.end(token)
    setSessionCookie(reply, '')
    return anonymous
  })

  registerCall(app, sessionsCall, async ({ member, request }) => ({
    items: await sessions.list(member, readSessionToken(request) ?? ''),
  }))

  registerCall(app, endSessionCall, async ({ params, member, request, reply }) => {
    const token = readSessionToken(request) ?? ''
    const open = await sessions.list(member, token)
    if (!(await sessions.endOne(member, params.id))) throw new ProblemError('not_found')
    const itself = open.some(({ id, current }) => current && id === params.id)
    if (itself) setSessionCookie(reply, '')
    return { items: itself ? [] : open.filter(({ id }) => id !== params.id) }
  })

  registerCall(app, csrfTokenCall, async ({ request, reply }) => {
    const sessionToken = readSessionToken(request) ?? ''
    const known = request.cookies[XSRF_COOKIE]
    // Page and worker share the cookie: a valid token stays, or one of them would invalidate the other's.
    const token =
      known !== undefined && isXsrfToken(platform.secret, sessionToken, known)
        ? known
        : createXsrfToken(platform.secret, sessionToken)
    setXsrfCookie(reply, token)
    return { 'X-CSRF-Token': token }
  })
}
