// @vitest-environment jsdom
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import type { Call } from '#contract/call.ts'
import type { RegisteredUser, Session } from '#contract/session.ts'
import { aSessionDevice } from '../../../test/builders/sessionDevice.ts'
import type { Api, Reply } from '../../sync/api.ts'
import { apiAtom } from '../core/context.ts'
import { forgetLoginErrorAtom, SESSION_EVENT, sessionAtom, sessionRequestAtom } from '../core/session.ts'
import { followSessionAtom, sessionEventsAtom } from '../core/sessionDevice.ts'
import { loadSessionAtom, loginAtom, recallSessionAtom } from './login.ts'

const kinofan = {
  type: 'RegisteredUser',
  id: 'kinofan',
  credentials: '',
  username: 'kinofan',
  current_user_avatar: null,
  movie_ratings: 3,
  series_ratings: 0,
  comments: 0,
  lists: 0,
  movie_ratings_path: '/users/kinofan',
  series_ratings_path: '/users/kinofan',
  comments_path: '/users/kinofan',
  lists_path: '/users/kinofan',
  unread_message_count: 0,
  pending_friend_request_count: 0,
} as RegisteredUser

const ok = (value: unknown): Reply<unknown> => ({
  kind: 'ok',
  value,
  fetchedAt: '2026-11-21T12:00:00Z',
  source: 'network',
})
const refused = (status: number, error?: string): Reply<unknown> => ({
  kind: 'problem',
  status,
  code: 'x',
  problem: error ? { type: 'x', title: 'x', status, code: 'x', error, request_id: '1' } : null,
  retryAfter: null,
})

/** A page whose server answers by method and path, and whose device remembers one session. */
function aPage(answers: Record<string, Reply<unknown>>, stored?: Session) {
  const store = createStore()
  const device = aSessionDevice(store, stored)
  const calls: [string, Record<string, string> | undefined][] = []
  const call = async (asked: Call, input?: { headers?: Record<string, string> }) => {
    calls.push([`${asked.method} ${asked.path}`, input?.headers])
    return answers[`${asked.method} ${asked.path}`] ?? { kind: 'unreachable' }
  }
  store.set(apiAtom, { call: call as unknown as Api })
  return { store, seen: Object.assign(device, { calls }), fromOtherTab: device.fromOtherTab }
}

const token = { 'GET /api/csrf_token': ok({ 'X-CSRF-Token': 'abc' }) }
const typed = { username: 'kinofan', password: 'x' }

it('signs in with the token, and page, device and other tabs know', async () => {
  const { store, seen } = aPage({ ...token, 'POST /api/session': ok(kinofan) })
  expect(await store.set(loginAtom, typed)).toEqual({ kind: 'signedIn', name: 'kinofan' })
  expect(seen.calls[1]).toEqual(['POST /api/session', { 'x-xsrf-token': 'abc' }])
  expect(store.get(sessionAtom)).toEqual(kinofan)
  expect(seen.stored).toEqual(kinofan)
  expect(seen.events).toEqual([kinofan])
})

it('asks anew who is signed in when somebody signs in meanwhile', async () => {
  const { store } = aPage({})
  let asked = 0
  const call = async () => {
    asked += 1
    if (asked === 1) store.set(sessionAtom, kinofan)
    return ok(asked === 1 ? { type: 'AnonymousUser' } : kinofan)
  }
  store.set(apiAtom, { call: call as unknown as Api })
  await store.set(loadSessionAtom)
  expect(asked).toBe(2)
  expect(store.get(sessionAtom)).toEqual(kinofan)
})

it('says why the server refused, in its words', async () => {
  const { store } = aPage({ ...token, 'POST /api/session': refused(401, 'Falsch.') })
  expect(await store.set(loginAtom, typed)).toEqual({ kind: 'refused', message: 'Falsch.' })
  expect(store.get(sessionAtom)).toEqual({ type: 'AnonymousUser' })
})

it('tells haste and a missing network apart', async () => {
  const hasty = aPage({ ...token, 'POST /api/session': refused(429) })
  expect(await hasty.store.set(loginAtom, typed)).toEqual({ kind: 'tooFast' })
  expect(await aPage({}).store.set(loginAtom, typed)).toEqual({ kind: 'unreachable' })
})

it('starts with the last session of the device when there is no network', async () => {
  const { store } = aPage({}, kinofan)
  await store.set(recallSessionAtom)
  expect(store.get(sessionAtom)).toEqual(kinofan)
  await store.set(loadSessionAtom)
  expect(store.get(sessionAtom)).toEqual(kinofan)
})

it('forgets the stored session when the server knows nobody', async () => {
  const { store, seen } = aPage({ 'GET /api/session': ok({ type: 'AnonymousUser' }) }, kinofan)
  await store.set(loadSessionAtom)
  expect(store.get(sessionAtom)).toEqual({ type: 'AnonymousUser' })
  expect(seen.stored).toBeUndefined()
})

it('follows the other tabs, and only sessions', async () => {
  const { store, fromOtherTab } = aPage({})
  store.set(followSessionAtom)
  fromOtherTab({ type: 'RegisteredUser' })
  fromOtherTab(kinofan)
  fromOtherTab({ type: 'RegisteredUser' })
  await expect.poll(() => store.get(sessionAtom)).toEqual(kinofan)
  const other = { ...kinofan, id: 'other' }
  fromOtherTab({ type: 'RegisteredUser' })
  fromOtherTab(other)
  await expect.poll(() => store.get(sessionAtom)).toEqual(other)
})

it('remembers nobody after a sign-out that the server has not heard of, and asks it nothing before that is told', async () => {
  const { store, seen } = aPage({ ...token, 'GET /api/session': ok(kinofan) }, kinofan)
  seen.marker = { discards: null }
  await store.set(recallSessionAtom)
  expect(await store.set(loadSessionAtom)).toBe('signedOut')
  expect(store.get(sessionAtom)).toEqual({ type: 'AnonymousUser' })
  expect(seen.calls.map(([call]) => call)).toEqual(['GET /api/csrf_token', 'DELETE /api/session'])
})

it('tells the server of a sign-out before anybody else signs in, who ends it', async () => {
  const answers = { ...token, 'DELETE /api/session': refused(503), 'POST /api/session': ok(kinofan) }
  const { store, seen } = aPage(answers)
  seen.marker = { discards: null }
  expect(await store.set(loginAtom, typed)).toMatchObject({ kind: 'signedIn' })
  const unsafe = seen.calls.map(([call]) => call).filter((call) => !call.startsWith('GET'))
  expect(unsafe).toEqual(['DELETE /api/session', 'POST /api/session'])
  expect(seen.marker).toBeNull()
})

it('signs nobody in while the server cannot be told of a sign-out', async () => {
  const { store, seen } = aPage({ ...token, 'POST /api/session': ok(kinofan) })
  seen.marker = { discards: null }
  expect(await store.set(loginAtom, typed)).toEqual({ kind: 'unreachable' })
  expect(seen.marker).not.toBeNull()
})

it('says that a session has ended elsewhere, to the other tabs too', async () => {
  const { store, seen } = aPage({ 'GET /api/session': ok({ type: 'AnonymousUser' }) }, kinofan)
  await store.set(recallSessionAtom)
  expect(await store.set(loadSessionAtom)).toBe('ended')
  expect(seen.told).toEqual([{ type: 'AnonymousUser' }])
  expect(seen.events).toEqual([])
})

it('looks who is signed in when a tab that heard nothing is seen again', async () => {
  const { store, seen } = aPage({}, kinofan)
  store.set(followSessionAtom)
  seen.look()
  await expect.poll(() => store.get(sessionAtom)).toEqual(kinofan)
  seen.stored = undefined
  seen.look()
  await expect.poll(() => store.get(sessionAtom)).toEqual({ type: 'AnonymousUser' })
})

it('keeps why a sign-in failed until it is tried again or edited', async () => {
  const { store } = aPage({ ...token, 'POST /api/session': refused(401, 'Falsch.') })
  const trying = store.set(loginAtom, typed)
  expect(store.get(sessionRequestAtom)).toEqual({ state: 'started' })
  await trying
  const failure = { kind: 'refused', message: 'Falsch.' }
  expect(store.get(sessionRequestAtom)).toEqual({ state: 'errored', failure })
  const again = store.set(loginAtom, typed)
  store.set(forgetLoginErrorAtom)
  expect(store.get(sessionRequestAtom)).toEqual({ state: 'started' })
  await again
  store.set(forgetLoginErrorAtom)
  expect(store.get(sessionRequestAtom)).toEqual({ state: 'idle' })
})

it('has nothing more under way once somebody is signed in', async () => {
  const { store } = aPage({ ...token, 'POST /api/session': ok(kinofan) })
  await store.set(loginAtom, typed)
  expect(store.get(sessionRequestAtom)).toEqual({ state: 'idle' })
})

it('publishes the new session in the page', () => {
  const heard: unknown[] = []
  const listen = (event: Event) => heard.push(event instanceof CustomEvent && event.detail)
  document.addEventListener(SESSION_EVENT, listen)
  createStore().get(sessionEventsAtom).publish(kinofan)
  document.removeEventListener(SESSION_EVENT, listen)
  expect(heard).toEqual([kinofan])
})
