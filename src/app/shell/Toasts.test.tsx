import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { act, fireEvent, render as renderBare, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aMember } from '../../../test/builders/session.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import { notifyAtom, type Toast, type ToastInput, toastAtom, toDuration } from '../../atoms/core/toast.ts'
import { Toasts } from './Toasts.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Inside a router, for links, which stays where it is. */
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
const wrapper = ({ children }: { children: ReactNode }) => (
  <RouterContextProvider router={router as never}>{children}</RouterContextProvider>
)
const render = (ui: ReactNode) => renderBare(ui, { wrapper })

let ids = 0
const toast = (input: ToastInput): Toast => ({ ...input, id: ++ids, duration: toDuration(input), owner: null })
const later = (ms: number) => act(() => vi.advanceTimersByTime(ms))

const link = { href: '/liste/regennaechte', caption: 'Zur Liste' }

it.each<[string, ToastInput, number]>([
  ['a success', { kind: 'success', message: 'Gespeichert' }, 3_000],
  ['an info', { kind: 'info', message: 'Gespeichert' }, 3_000],
  ['an error', { kind: 'error', message: 'Gespeichert' }, 3_000],
  ['a message with a link', { kind: 'success', message: 'Gespeichert', link }, 6_000],
  ['a success that offers something', { kind: 'success', action: { label: 'Weiter', onChoose: () => {} } }, 6_000],
  ['a refusal', { kind: 'problem', problem: 'tooFast' }, 3_000],
  ['an account that is too new', { kind: 'problem', problem: 'accountTooNew' }, 15_000],
])('shows %s for its time', (_name, input, ms) => {
  const { container } = render(<Toasts newest={toast(input)} />)
  const isThere = () => container.querySelector('[data-kind]') !== null
  later(ms - 1)
  expect(container.querySelector('[data-leaving]')).toBeNull()
  later(1)
  expect(container.querySelector('[data-leaving]')).not.toBeNull()
  expect(isThere()).toBe(true)
  later(300)
  expect(isThere()).toBe(false)
})

it('says a refusal in the words of its kind', () => {
  render(<Toasts newest={toast({ kind: 'problem', problem: 'tooFast' })} />)
  expect(
    screen.getByText('Da warst du etwas zu schnell für unser System. Probiere es in ein paar Minuten nochmal.'),
  ).toBeInTheDocument()
})

it('says the default success where nobody has a better word', () => {
  render(<Toasts newest={toast({ kind: 'success' })} />)
  expect(screen.getByText('Die Aktion wurde erfolgreich durchgeführt.')).toBeInTheDocument()
})

it('asks with several ways, and stays until one is taken', () => {
  const chosen: string[] = []
  const choices = ['Immer', 'Nie'].map((label) => ({ label, onChoose: () => chosen.push(label) }))
  const { container } = render(<Toasts newest={toast({ kind: 'choice', message: 'Weg damit?', choices })} />)
  later(60_000)
  expect(container.querySelector('[data-leaving]')).toBeNull()
  expect(screen.getByRole('button', { name: 'Schließen' })).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Nie' }))
  expect(chosen).toEqual(['Nie'])
  expect(container.querySelector('[data-leaving]')).not.toBeNull()
})

it('offers what a success leads to, beside its link', () => {
  const onChoose = vi.fn()
  const action = { label: 'Kalenderdatei laden', onChoose }
  const { container } = render(<Toasts newest={toast({ kind: 'success', message: 'Gespeichert', link, action })} />)
  expect(screen.getByRole('link', { name: 'Zur Liste' })).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Kalenderdatei laden' }))
  expect(onChoose).toHaveBeenCalledOnce()
  expect(container.querySelector('[data-leaving]')).not.toBeNull()
})

it('stands top right unless it says otherwise', () => {
  const { container, rerender } = render(<Toasts newest={toast({ kind: 'info', message: 'x' })} />)
  const position = () => container.querySelector('[data-position]')?.getAttribute('data-position')
  expect(position()).toBe('tr')
  for (const wanted of ['tl', 'tc', 'bl', 'br', 'bc'] as const) {
    rerender(<Toasts newest={toast({ kind: 'info', message: 'x', position: wanted })} />)
    expect(position()).toBe(wanted)
  }
})

it('keeps only the newest', () => {
  const { rerender } = render(<Toasts newest={toast({ kind: 'success', message: 'Erste' })} />)
  rerender(<Toasts newest={toast({ kind: 'error', message: 'Zweite' })} />)
  expect(screen.queryByText('Erste')).not.toBeInTheDocument()
  expect(screen.getByText('Zweite')).toBeInTheDocument()
})

it('stops its clock while a pointer is on it', () => {
  render(<Toasts newest={toast({ kind: 'success', message: 'Gespeichert' })} />)
  later(1_000)
  const card = screen.getByText('Gespeichert')
  fireEvent.mouseEnter(card.closest('[class*=toasts]') ?? card)
  later(5_000)
  later(5_000)
  expect(card).toBeInTheDocument()
  fireEvent.mouseLeave(card.closest('[class*=toasts]') ?? card)
  later(2_100)
  later(300)
  expect(screen.queryByText('Gespeichert')).not.toBeInTheDocument()
})

it('takes a question away with the member whom it was asked', () => {
  const store = createStore()
  const question = {
    kind: 'confirm',
    message: '„Salz“ ist gelöscht.',
    confirm: 'Rückgängig',
    dismiss: 'Schließen',
  } as const
  store.set(sessionAtom, aMember())
  store.set(notifyAtom, { ...question, onConfirm: () => undefined })
  const shown = store.get(toastAtom) as Toast
  renderBare(
    <Provider store={store}>
      <Toasts newest={shown} />
    </Provider>,
    { wrapper },
  )
  expect(screen.getByText('„Salz“ ist gelöscht.')).toBeInTheDocument()
  act(() => store.set(sessionAtom, { type: 'AnonymousUser' }))
  expect(screen.queryByText('„Salz“ ist gelöscht.')).toBeNull()
  expect(store.get(toastAtom)).toBeNull()
})

it('waits for an answer to a question and gives it once', () => {
  const onConfirm = vi.fn()
  render(
    <Toasts
      newest={toast({
        kind: 'confirm',
        message: 'Wirklich löschen?',
        confirm: 'Löschen',
        dismiss: 'Behalten',
        onConfirm,
      })}
    />,
  )
  later(60_000)
  fireEvent.click(screen.getByRole('button', { name: 'Löschen' }))
  expect(onConfirm).toHaveBeenCalledOnce()
  later(500)
  expect(screen.queryByText('Wirklich löschen?')).not.toBeInTheDocument()
})
