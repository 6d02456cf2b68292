import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { isUrgent, notifyAtom, toastAtom, toDuration } from './toast.ts'

const question = { kind: 'confirm', message: 'x', confirm: 'j', dismiss: 'n', onConfirm: () => undefined } as const

it('gives each kind the time of the specification', () => {
  const message = 'x'
  const link = { href: '/', caption: 'y' }
  expect(toDuration({ kind: 'success', message })).toBe(3_000)
  expect(toDuration({ kind: 'error', message })).toBe(3_000)
  expect(toDuration({ kind: 'success', message, link })).toBe(6_000)
  expect(toDuration({ kind: 'error', message, link })).toBe(6_000)
  expect(toDuration({ kind: 'problem', problem: 'tooFast' })).toBe(3_000)
  expect(toDuration({ kind: 'problem', problem: 'accountTooNew' })).toBe(15_000)
  expect(toDuration(question)).toBe(0)
})

it('keeps only the newest message, also when it says the same again', () => {
  const store = createStore()
  store.set(notifyAtom, { kind: 'info', message: 'x' })
  const first = store.get(toastAtom)?.id
  store.set(notifyAtom, { kind: 'info', message: 'x' })
  expect(store.get(toastAtom)?.id).not.toBe(first)
})

it('interrupts for errors and questions alone', () => {
  expect(isUrgent({ kind: 'error', message: 'x' })).toBe(true)
  expect(isUrgent({ kind: 'problem', problem: 'failed' })).toBe(true)
  expect(isUrgent(question)).toBe(true)
  expect(isUrgent({ kind: 'success', message: 'x' })).toBe(false)
  expect(isUrgent({ kind: 'info', message: 'x' })).toBe(false)
})
