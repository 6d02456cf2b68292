import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Toast, type ToastInput, toDuration } from '../../atoms/toast.ts'
import { Toasts } from './Toasts.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

let ids = 0
const toast = (input: ToastInput): Toast => ({ ...input, id: ++ids, duration: toDuration(input) })
const later = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('goes after its time', () => {
  render(<Toasts newest={toast({ kind: 'success', message: 'Gespeichert' })} />)
  expect(screen.getByRole('status')).toHaveTextContent('Gespeichert')
  later(2_900)
  expect(screen.getByText('Gespeichert')).toBeInTheDocument()
  later(200)
  later(300)
  expect(screen.queryByText('Gespeichert')).not.toBeInTheDocument()
})

it('keeps only the newest', () => {
  const { rerender } = render(<Toasts newest={toast({ kind: 'success', message: 'Erste' })} />)
  rerender(<Toasts newest={toast({ kind: 'error', message: 'Zweite' })} />)
  expect(screen.queryByText('Erste')).not.toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent('Zweite')
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
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
