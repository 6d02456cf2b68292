import { expect, it } from 'vitest'
import { type ProblemCode, problemCodes } from '#contract/problem.ts'
import { aProblemReply } from '../../../test/builders/reply.ts'
import { toFieldErrors, toHandling } from './problems.ts'

it.each([
  ['malformed', 'failed', 'over'],
  ['idempotency_key_missing', 'failed', 'over'],
  ['sign_in_needed', 'signInNeeded', 'afterSignIn'],
  ['login_failed', 'loginFailed', 'edit'],
  ['captcha_needed', 'loginFailed', 'edit'],
  ['unknown_user', 'notFound', 'edit'],
  ['social_not_connected', 'loginFailed', 'edit'],
  ['social_email_missing', 'loginFailed', 'edit'],
  ['social_not_activated', 'loginFailed', 'edit'],
  ['xsrf', 'failed', 'again'],
  ['other_user', 'otherUser', 'afterSignIn'],
  ['owner', 'notAllowed', 'over'],
  ['role', 'notAllowed', 'over'],
  ['not_found', 'notFound', 'over'],
  ['method_not_allowed', 'failed', 'over'],
  ['in_progress', 'conflict', 'again'],
  ['conflict', 'conflict', 'again'],
  ['version', 'outdated', 'edit'],
  ['token_invalid', 'notFound', 'over'],
  ['too_large', 'tooLarge', 'edit'],
  ['media_type', 'failed', 'over'],
  ['invalid', 'invalid', 'edit'],
  ['key_reused', 'failed', 'over'],
  ['too_many_requests', 'tooFast', 'again'],
  ['quota_full', 'tooFast', 'again'],
  ['account_too_new', 'accountTooNew', 'edit'],
  ['account_blocked', 'accountBlocked', 'edit'],
  ['internal', 'failed', 'again'],
  ['unavailable', 'failed', 'again'],
] as const)('takes %s as %s, and the request is: %s', (code, kind, request) => {
  expect(toHandling(aProblemReply({ code, status: problemCodes[code] }))).toEqual({ kind, request })
})

it.each([
  [401, 'signInNeeded', 'afterSignIn'],
  [403, 'failed', 'over'],
  [404, 'notFound', 'over'],
  [409, 'conflict', 'again'],
  [410, 'notFound', 'over'],
  [412, 'outdated', 'edit'],
  [413, 'tooLarge', 'edit'],
  [418, 'failed', 'over'],
  [422, 'invalid', 'edit'],
  [429, 'tooFast', 'again'],
  [460, 'accountTooNew', 'edit'],
  [500, 'failed', 'again'],
  [502, 'failed', 'again'],
  [504, 'failed', 'again'],
] as const)('takes a bare %i, as a proxy sends it, as %s: %s', (status, kind, request) => {
  expect(toHandling(aProblemReply({ code: 'unknown', status }))).toEqual({ kind, request })
})

it('takes no code for more than it is', () => {
  expect(toHandling(aProblemReply({ code: 'toString', status: 500 }))).toEqual({ kind: 'failed', request: 'again' })
})

it('tells a server out of reach, and is silent about a success and what the caller cancelled', () => {
  expect(toHandling({ kind: 'unreachable' })).toEqual({ kind: 'unreachable', request: 'again' })
  expect(toHandling({ kind: 'cancelled' })).toBeNull()
  expect(toHandling({ kind: 'ok', value: 1, fetchedAt: '2026-11-21T12:00:00Z', source: 'network' })).toBeNull()
})

it('shows the first message of each field', () => {
  const errors = { email: ['Diese Angabe fehlt.', 'Und noch eine.'], username: [] }
  const code: ProblemCode = 'invalid'
  expect(toFieldErrors(aProblemReply({ code, status: 422, errors }))).toEqual({ email: 'Diese Angabe fehlt.' })
  expect(toFieldErrors({ kind: 'unreachable' })).toEqual({})
})
