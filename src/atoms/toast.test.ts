import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { notifyAtom, toastAtom, toDuration } from './toast.ts'

it('gives each kind the time of the specification', () => {
  const message = 'x'
  expect(toDuration({ kind: 'success', message })).toBe(3_000)
  expect(toDuration({ kind: 'error', message })).toBe(3_000)
  expect(toDuration({ kind: 'success', message, link: { href: '/', caption: 'y' } })).toBe(6_000)
  expect(toDuration({ kind: 'error', message, status: 460 })).toBe(15_000)
  expect(toDuration({ kind: 'confirm', message, confirm: 'j', dismiss: 'n', onConfirm: () => undefined })).toBe(0)
})

it('keeps only the newest message, also when it says the same again', () => {
  const store = createStore()
  store.set(notifyAtom, { kind: 'info', message: 'x' })
  const first = store.get(toastAtom)?.id
  store.set(notifyAtom, { kind: 'info', message: 'x' })
  expect(store.get(toastAtom)?.id).not.toBe(first)
})
