// @vitest-environment jsdom
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import type { Call } from '#contract/call.ts'
import { anOkReply, aProblemReply } from '../../../test/builders/reply.ts'
import type { Api, Reply } from '../../sync/api.ts'
import type { Registration } from '../../sync/userApi.ts'
import { consentAtom } from '../consent/consent.ts'
import { apiAtom } from '../core/context.ts'
import { type Tracked, trackerAtom } from '../tracking/tracking.ts'
import { registerAtom, signUpAtom, type TypedSignup } from './signup.ts'

const typed: TypedSignup = {
  username: 'anna',
  password: 'ein Abend im Kino',
  email: 'anna@example.org',
  age_verification: '1',
  terms_of_service_and_privacy: '1',
  wants_newsletter: '0',
  'g-recaptcha-response': 'solved',
}

/** A page that may count; its settings name `base`, or do not come. */
function aPage(base: string | null, ...replies: Reply<unknown>[]) {
  const store = createStore()
  const call = async ({ path }: Call) => {
    if (path === '/api/csrf_token') return anOkReply({ 'X-CSRF-Token': 'abc' })
    return base === null
      ? { kind: 'unreachable' }
      : anOkReply({ user_api_base: base, registration_domain: 'lichtspiel.example', social_login: null })
  }
  store.set(apiAtom, { call: call as unknown as Api })
  store.set(consentAtom, { state: 'decided', allowed: ['analytics'] })
  const counted: Tracked[] = []
  store.set(trackerAtom, { send: async (tracked) => void counted.push(tracked) })
  const sent: Registration[] = []
  const send = async (registration: Registration) => {
    sent.push(registration)
    return replies.shift() ?? { kind: 'unreachable' as const }
  }
  store.set(registerAtom, { send })
  return { store, counted, sent }
}

it('counts a registration once it is taken, and only then', async () => {
  const refusal = aProblemReply({ status: 422, code: 'invalid', errors: { email: ['Schon vergeben.'] } })
  const { store, counted } = aPage('/api/v1', refusal, anOkReply({}))
  expect(await store.set(signUpAtom, typed)).toEqual({ kind: 'faults', faults: { email: 'Schon vergeben.' } })
  expect(counted).toEqual([])
  expect(await store.set(signUpAtom, typed)).toEqual({ kind: 'done' })
  expect(counted).toEqual([{ event: 'Signup Complete' }])
})

it('names the product’s domain, and carries the token', async () => {
  const { store, sent } = aPage('/api/v1', anOkReply({}))
  await store.set(signUpAtom, typed)
  expect(sent).toEqual([
    {
      base: '/api/v1',
      form: { ...typed, registration_domain: 'lichtspiel.example' },
      headers: { 'x-xsrf-token': 'abc' },
    },
  ])
})

it('tells another site no token of ours', async () => {
  const { store, sent } = aPage('https://users.example/v1', anOkReply(undefined))
  expect(await store.set(signUpAtom, typed)).toEqual({ kind: 'done' })
  expect(sent[0]?.base).toBe('https://users.example/v1')
  expect(sent[0]?.headers).toBeUndefined()
})

it('sends nothing while it is not known where to', async () => {
  const { store, sent } = aPage(null)
  expect(await store.set(signUpAtom, typed)).toEqual({ kind: 'refused', problem: 'unreachable' })
  expect(sent).toEqual([])
})
