import { act, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clockAtom } from './context.ts'
import { useNow } from './useNow.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T16:29:30Z') }))
afterEach(() => void vi.useRealTimers())

function Clock() {
  return <time>{useNow('2026-11-21T13:03:40Z').toISOString()}</time>
}

function aClock() {
  const store = createStore()
  store.set(clockAtom, { now: () => new Date() })
  return (
    <Provider store={store}>
      <Clock />
    </Provider>
  )
}

it('renders the time of the data on the server and while hydrating, then the device’s', async () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(aClock())
  expect(container.textContent).toBe('2026-11-21T13:03:00.000Z')
  const complaints: unknown[] = []
  await act(async () => {
    hydrateRoot(container, aClock(), { onRecoverableError: (error) => complaints.push(error) })
  })
  expect(complaints).toEqual([])
  expect(container.textContent).toBe('2026-11-21T16:29:00.000Z')
})

it('moves with each minute', async () => {
  render(aClock())
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  expect(screen.getByText('2026-11-21T16:30:00.000Z')).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.getByText('2026-11-21T16:31:00.000Z')).toBeInTheDocument()
})
