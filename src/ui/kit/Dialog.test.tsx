import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  // jsdom knows the element but not its modal way of opening.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
afterEach(() => {
  vi.useRealTimers()
})

function open() {
  const onClosed = vi.fn()
  const view = render(
    <Dialog label="Anmelden" onClosed={onClosed}>
      <p>Inhalt</p>
    </Dialog>,
  )
  return { onClosed, dialog: screen.getByRole('dialog', { name: 'Anmelden' }), ...view }
}

it('closes by its icon, after the 300 ms of its animation', () => {
  const { onClosed } = open()
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }))
  vi.advanceTimersByTime(299)
  expect(onClosed).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onClosed).toHaveBeenCalledOnce()
})

it('closes by a click on the background, not by one inside', () => {
  const { onClosed, dialog } = open()
  fireEvent.click(screen.getByText('Inhalt'))
  vi.advanceTimersByTime(300)
  expect(onClosed).not.toHaveBeenCalled()
  fireEvent.click(dialog)
  vi.advanceTimersByTime(300)
  expect(onClosed).toHaveBeenCalledOnce()
})

it('closes by Escape with its animation too, and only once', () => {
  const { onClosed, dialog } = open()
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  vi.advanceTimersByTime(600)
  expect(onClosed).toHaveBeenCalledOnce()
})

it('gives the focus back to where it was', () => {
  const before = document.body.appendChild(document.createElement('button'))
  before.focus()
  const { unmount } = open()
  screen.getByRole('button', { name: 'Schließen' }).focus()
  unmount()
  expect(before).toHaveFocus()
  before.remove()
})

it('closes from outside with the same animation', () => {
  const { onClosed, rerender, dialog } = open()
  rerender(
    <Dialog label="Anmelden" isClosing onClosed={onClosed}>
      <p>Inhalt</p>
    </Dialog>,
  )
  expect(dialog).toHaveAttribute('data-closing')
  vi.advanceTimersByTime(299)
  expect(onClosed).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onClosed).toHaveBeenCalledOnce()
})

it('closes at once for whoever wants less motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { onClosed } = open()
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }))
  vi.advanceTimersByTime(0)
  expect(onClosed).toHaveBeenCalledOnce()
})

it('tells that it begins to close before the animation', () => {
  const onClosing = vi.fn()
  render(
    <Dialog label="Anmelden" onClosing={onClosing} onClosed={() => {}}>
      <p>Inhalt</p>
    </Dialog>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }))
  expect(onClosing).toHaveBeenCalledOnce()
})

it('holds the page behind still until the last dialog is gone', () => {
  const { style } = document.documentElement
  const first = open()
  const second = render(
    <Dialog label="Zweiter" onClosed={() => {}}>
      <p>Inhalt</p>
    </Dialog>,
  )
  second.unmount()
  expect(style.overflow).toBe('hidden')
  first.unmount()
  expect(style.overflow).toBe('')
})
