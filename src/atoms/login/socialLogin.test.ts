// @vitest-environment jsdom
import { createStore } from 'jotai'
import { expect, it, vi } from 'vitest'
import type { Call } from '#contract/call.ts'
import { aMember } from '../../../test/builders/session.ts'
import type { Api, Reply } from '../../sync/api.ts'
import { consentAtom } from '../consent/consent.ts'
import { apiAtom } from '../core/context.ts'
import { sessionAtom } from '../core/session.ts'
import { sessionEventsAtom, sessionStorageAtom } from '../core/sessionDevice.ts'
import { type Tracked, trackerAtom } from '../tracking/tracking.ts'
import { facebookLoadingAtom, forgetSocialErrorAtom, socialLoginAtom, socialRequestAtom } from './socialLogin.ts'
import { type SocialAnswer, type SocialSdk, socialSdkAtom } from './socialSdk.ts'

const connected: SocialAnswer = { status: 'connected', authResponse: { accessToken: 'token' } }
const ok = (value: unknown): Reply<unknown> => ({
  kind: 'ok',
  value,
  fetchedAt: '2026-11-21T12:00:00Z',
  source: 'network',
})
const refused = (status: number, code: string): Reply<unknown> => ({
  kind: 'problem',
  status,
  code,
  problem: null,
  retryAfter: null,
})

/** A page with the SDK, whose window answers `answer`, before a server that answers the login with `reply`. */
function open(reply: Reply<unknown>, answer: SocialAnswer = connected) {
  const store = createStore()
  const bodies: unknown[] = []
  const call = async ({ path }: Call, input: { body?: unknown } = {}) => {
    if (path === '/api/csrf_token') return ok({ 'X-CSRF-Token': 'abc' })
    bodies.push(input.body)
    return reply
  }
  const sdk = { init: vi.fn(), login: vi.fn<SocialSdk['login']>((onAnswer) => onAnswer(answer)) }
  const tracked: Tracked[] = []
  const stored: unknown[] = []
  const published: unknown[] = []
  store.set(apiAtom, { call: call as unknown as Api })
  store.set(socialSdkAtom, { state: 'ready', sdk })
  store.set(consentAtom, { state: 'decided', allowed: ['social', 'analytics'] })
  store.set(trackerAtom, { send: async (event) => void tracked.push(event) })
  store.set(sessionStorageAtom, { read: async () => null, write: async (session) => void stored.push(session) })
  store.set(sessionEventsAtom, { ...store.get(sessionEventsAtom), publish: (session) => void published.push(session) })
  return { store, sdk, bodies, tracked, stored, published, login: () => store.set(socialLoginAtom) }
}

it('asks for the address and exchanges the token for a session', async () => {
  const anna = aMember({ username: 'anna' })
  const { store, sdk, bodies, stored, published, tracked, login } = open(ok({ ...anna, is_new: false }))
  const done = login()
  expect(store.get(socialRequestAtom)).toEqual({ state: 'started' })
  expect(store.get(facebookLoadingAtom)).toBe(true)
  expect(await done).toEqual({ kind: 'signedIn', name: 'anna', isNew: false })
  expect(sdk.login).toHaveBeenCalledWith(expect.any(Function), { scope: 'email' })
  expect(bodies).toEqual([{ access_token: 'token' }])
  for (const session of [store.get(sessionAtom), ...stored, ...published]) expect(session).toEqual(anna)
  expect([stored.length, published.length]).toEqual([1, 1])
  expect(tracked).toEqual([{ event: 'Social Login Complete' }])
  expect(store.get(socialRequestAtom)).toEqual({ state: 'idle' })
})

it('tells who has just become a member', async () => {
  const { tracked, login } = open(ok({ ...aMember({ username: 'neu' }), is_new: true }))
  expect(await login()).toEqual({ kind: 'signedIn', name: 'neu', isNew: true })
  expect(tracked).toEqual([{ event: 'Social Signup Complete' }])
})

it.each([
  ['an address that was not shared', refused(422, 'social_email_missing'), 'notShared'],
  ['a profile that is not activated', refused(422, 'social_not_activated'), 'notShared'],
  ['a token that is not confirmed', refused(422, 'social_not_connected'), 'notConnected'],
  ['a broken server', refused(500, 'internal'), 'notConnected'],
  ['haste', refused(429, 'too_many_requests'), 'tooFast'],
  ['no way to the server', { kind: 'unreachable' }, 'unreachable'],
] as const)('signs nobody in after %s, and says why', async (_name, reply, failure) => {
  const { store, tracked, login } = open(reply)
  expect(await login()).toEqual({ kind: failure })
  expect(store.get(socialRequestAtom)).toEqual({ state: 'errored', failure })
  expect(store.get(facebookLoadingAtom)).toBe(false)
  expect(store.get(sessionAtom).type).toBe('AnonymousUser')
  expect(tracked).toEqual([])
  store.set(forgetSocialErrorAtom)
  expect(store.get(socialRequestAtom)).toEqual({ state: 'idle' })
})

it.each([
  ['refused', { status: 'not_authorized', authResponse: null }],
  ['closed the window', { status: 'unknown' }],
  ['was told nothing', null],
] as const)('asks our server nothing when the visitor %s', async (_name, answer) => {
  const { bodies, login } = open(ok(aMember()), answer)
  expect(await login()).toEqual({ kind: 'notConnected' })
  expect(bodies).toEqual([])
})

it('is not connected where the SDK refuses the page', async () => {
  const { sdk, login } = open(ok(aMember()))
  sdk.login.mockImplementation(() => {
    throw new Error('no https')
  })
  expect(await login()).toEqual({ kind: 'notConnected' })
})

it('asks for the address once more after it was not shared', async () => {
  const { sdk, login } = open(refused(422, 'social_email_missing'))
  await login()
  await login()
  expect(sdk.login.mock.lastCall?.[1]).toEqual({ scope: 'email', auth_type: 'rerequest' })
})

it('opens one window at a time', async () => {
  const { sdk, login } = open(ok(aMember()))
  sdk.login.mockImplementation(() => {})
  void login()
  expect(await login()).toEqual({ kind: 'notConnected' })
  expect(sdk.login).toHaveBeenCalledOnce()
})
