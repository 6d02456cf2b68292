import { createStore } from 'jotai'
import { expect, it, vi } from 'vitest'
import {
  closeModalAtom,
  confirmAtom,
  modalAtom,
  modalGoneAtom,
  resumeIntentAtom,
  shownModalAtom,
  signInForAtom,
} from './modal.ts'

const question = { title: 'Verwerfen?', text: 'Weg ist weg.', confirm: 'Verwerfen', dismiss: 'Behalten' }

it('goes on with what was meant after signing in, once', () => {
  const store = createStore()
  const rate = vi.fn()
  store.set(signInForAtom, 'rate', rate)
  expect(store.get(modalAtom)).toEqual({ type: 'login', purpose: 'rate' })
  store.set(resumeIntentAtom)
  store.set(resumeIntentAtom)
  expect(rate).toHaveBeenCalledOnce()
  expect(store.get(modalAtom)).toBeNull()
})

it('forgets what was meant when the login is closed', () => {
  const store = createStore()
  const rate = vi.fn()
  store.set(signInForAtom, 'rate', rate)
  store.set(closeModalAtom)
  store.set(resumeIntentAtom)
  expect(rate).not.toHaveBeenCalled()
})

it('stays in the page while it closes, until its animation is over', () => {
  const store = createStore()
  store.set(modalAtom, { type: 'darkMode' })
  store.set(closeModalAtom)
  expect(store.get(modalAtom)).toBeNull()
  const closing = store.get(shownModalAtom)
  expect(closing).toMatchObject({ modal: { type: 'darkMode' }, isClosing: true })
  store.set(modalGoneAtom, closing?.id ?? 0)
  expect(store.get(shownModalAtom)).toBeNull()
})

it('keeps a modal that opened while the one before it closed', () => {
  const store = createStore()
  store.set(signInForAtom, 'rate', () => store.set(modalAtom, { type: 'darkMode' }))
  const login = store.get(shownModalAtom)?.id ?? 0
  store.set(resumeIntentAtom)
  store.set(modalGoneAtom, login)
  expect(store.get(modalAtom)).toEqual({ type: 'darkMode' })
})

it('hears what was answered to a question', async () => {
  const store = createStore()
  const answered = store.set(confirmAtom, question)
  const modal = store.get(modalAtom)
  expect(modal).toMatchObject({ type: 'confirm', ...question })
  if (modal?.type === 'confirm') modal.answer('confirmed')
  store.set(closeModalAtom)
  expect(await answered).toBe(true)
})

it('takes closing a question, or another modal over it, for a no', async () => {
  const store = createStore()
  const first = store.set(confirmAtom, question)
  store.set(closeModalAtom)
  expect(await first).toBe(false)
  const second = store.set(confirmAtom, question)
  store.set(modalAtom, { type: 'darkMode' })
  expect(await second).toBe(false)
})
