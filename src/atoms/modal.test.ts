import { createStore } from 'jotai'
import { expect, it, vi } from 'vitest'
import { closeModalAtom, modalAtom, resumeIntentAtom, signInForAtom } from './modal.ts'

it('goes on with what was meant after signing in, once', () => {
  const store = createStore()
  const rate = vi.fn()
  store.set(signInForAtom, rate)
  expect(store.get(modalAtom)).toEqual({ type: 'login' })
  store.set(resumeIntentAtom)
  store.set(resumeIntentAtom)
  expect(rate).toHaveBeenCalledOnce()
  expect(store.get(modalAtom)).toBeNull()
})

it('forgets what was meant when the login is closed', () => {
  const store = createStore()
  const rate = vi.fn()
  store.set(signInForAtom, rate)
  store.set(closeModalAtom)
  store.set(resumeIntentAtom)
  expect(rate).not.toHaveBeenCalled()
})
