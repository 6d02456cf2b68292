// @vitest-environment jsdom
import { createStore } from 'jotai'
import { expect, it, vi } from 'vitest'
import { aProblemReply } from '../../../test/builders/reply.ts'
import { closeModalAtom, modalAtom, resumeIntentAtom } from './modal.ts'
import { reportProblemAtom } from './reportProblem.ts'
import { toastAtom } from './toast.ts'

it('says what went wrong, an account too new for 15 s', () => {
  const store = createStore()
  store.set(reportProblemAtom, aProblemReply({ status: 429, code: 'too_many_requests' }))
  expect(store.get(toastAtom)).toMatchObject({ kind: 'problem', problem: 'tooFast', duration: 3_000 })
  store.set(reportProblemAtom, aProblemReply({ status: 460, code: 'account_too_new' }))
  expect(store.get(toastAtom)).toMatchObject({ kind: 'problem', problem: 'accountTooNew', duration: 15_000 })
})

it('opens the login when somebody has to sign in, and goes on with what was meant', () => {
  const store = createStore()
  const again = vi.fn()
  store.set(reportProblemAtom, aProblemReply({ status: 401, code: 'sign_in_needed' }), again)
  expect(store.get(modalAtom)).toEqual({ type: 'login', purpose: 'goOn' })
  expect(store.get(toastAtom)).toBeNull()
  store.set(resumeIntentAtom)
  expect(again).toHaveBeenCalledOnce()
})

it('forgets what was meant when the login is closed instead', () => {
  const store = createStore()
  const again = vi.fn()
  store.set(reportProblemAtom, aProblemReply({ status: 401, code: 'sign_in_needed' }), again)
  store.set(closeModalAtom)
  store.set(resumeIntentAtom)
  expect(again).not.toHaveBeenCalled()
})

it('says nothing about what the caller cancelled', () => {
  const store = createStore()
  expect(store.set(reportProblemAtom, { kind: 'cancelled' })).toBeNull()
  expect(store.get(toastAtom)).toBeNull()
})
