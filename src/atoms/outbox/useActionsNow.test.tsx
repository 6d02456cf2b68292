import { act, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clockAtom } from '../core/context.ts'
import { useActionsNow } from './useActionsNow.ts'
import type { WaitingAction } from './waitingActions.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

const anAction = (seq: number, sending: WaitingAction['sending']): WaitingAction => ({
  ...{ seq, act: { kind: 'unknown' }, face: null, since: null, error: null, falls: [] },
  ...{ state: sending ? 'sending' : 'pending', sending, mayHaveArrived: false, conflict: null },
})

function States({ actions }: { actions: readonly WaitingAction[] }) {
  return (
    <p>
      {useActionsNow(actions)
        .map(({ state }) => state)
        .join(' ')}
    </p>
  )
}

function show(...actions: WaitingAction[]) {
  const store = createStore()
  store.set(clockAtom, { now: () => new Date() })
  render(
    <Provider store={store}>
      <States actions={actions} />
    </Provider>,
  )
}
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('says after some seconds that an answer is late, and that it waits again once the lease is over', async () => {
  show(
    anAction(1, { since: NOW, until: NOW + 60_000 }),
    anAction(2, { since: NOW - 30_000, until: NOW + 30_000 }),
    anAction(3, null),
  )
  expect(screen.getByText('sending slow pending')).toBeVisible()
  await passes(5_000)
  expect(screen.getByText('slow slow pending')).toBeVisible()
  await passes(25_000)
  expect(screen.getByText('slow pending pending')).toBeVisible()
  await passes(30_000)
  expect(screen.getByText('pending pending pending')).toBeVisible()
  expect(vi.getTimerCount()).toBe(0)
})

it('is not bound by a lease from a clock that has since jumped back', () => {
  show(anAction(1, { since: NOW + 60_000, until: NOW + 120_000 }))
  expect(screen.getByText('pending')).toBeVisible()
})
