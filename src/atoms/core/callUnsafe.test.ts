// @vitest-environment jsdom
import { atom, createStore } from 'jotai'
import { expect, it } from 'vitest'
import type { Call } from '#contract/call.ts'
import { anonymous, logoutCall } from '#contract/session.ts'
import { anOkReply, aProblemReply } from '../../../test/builders/reply.ts'
import type { Api, Reply } from '../../sync/api.ts'
import { callUnsafe, cookieAtom } from './callUnsafe.ts'
import { apiAtom } from './context.ts'
import { reachableAtom } from './reachable.ts'

const signOutAtom = atom(null, (get, set) => callUnsafe(get, set, logoutCall))

/** A page with `cookie`, whose server answers unsafe calls with `replies` in order and hands out the token `fresh`. */
function aPage(cookie: string, ...replies: Reply<unknown>[]) {
  const store = createStore()
  const tokens: (string | undefined)[] = []
  const call = async ({ path }: Call, input?: { headers?: Record<string, string> }) => {
    if (path === '/api/csrf_token') return anOkReply({ 'X-CSRF-Token': 'fresh' })
    tokens.push(input?.headers?.['x-xsrf-token'])
    return replies.shift() ?? { kind: 'unreachable' }
  }
  store.set(apiAtom, { call: call as unknown as Api })
  store.set(cookieAtom, { read: () => cookie })
  return { store, tokens }
}

const refusedToken = () => aProblemReply({ status: 403, code: 'xsrf' })

it("carries the token of the page's cookie", async () => {
  const { store, tokens } = aPage('XSRF-TOKEN=abc', anOkReply(anonymous))
  expect(await store.set(signOutAtom)).toMatchObject({ kind: 'ok' })
  expect(tokens).toEqual(['abc'])
})

it('renews a refused token and tries once more', async () => {
  const { store, tokens } = aPage('XSRF-TOKEN=stale', refusedToken(), anOkReply(anonymous))
  expect(await store.set(signOutAtom)).toMatchObject({ kind: 'ok' })
  expect(tokens).toEqual(['stale', 'fresh'])
})

it('gives up after the second refusal', async () => {
  const { store, tokens } = aPage('XSRF-TOKEN=stale', refusedToken(), refusedToken(), anOkReply(anonymous))
  expect(await store.set(signOutAtom)).toMatchObject({ kind: 'problem', code: 'xsrf' })
  expect(tokens).toHaveLength(2)
})

it('repeats nothing else, and tells that the server is out of reach', async () => {
  const { store, tokens } = aPage('XSRF-TOKEN=abc', { kind: 'unreachable' }, anOkReply(anonymous))
  expect(await store.set(signOutAtom)).toEqual({ kind: 'unreachable' })
  expect(tokens).toHaveLength(1)
  expect(store.get(reachableAtom)).toBe(false)
})
