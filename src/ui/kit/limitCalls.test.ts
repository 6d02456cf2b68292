import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { debounce, throttle } from './limitCalls.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('throttled: acts at once, then every 50 ms, and for the last of a burst', () => {
  const act = vi.fn()
  const limited = throttle(act, 50)
  for (const _ of [1, 2, 3]) limited()
  expect(act).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(49)
  expect(act).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(act).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(500)
  expect(act).toHaveBeenCalledTimes(2)
})

it('debounced: acts once, 50 ms after the last call', () => {
  const act = vi.fn()
  const limited = debounce(act, 50)
  limited()
  vi.advanceTimersByTime(49)
  limited()
  vi.advanceTimersByTime(49)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(act).toHaveBeenCalledTimes(1)
})

it('does nothing any more once cancelled', () => {
  const act = vi.fn()
  const throttled = throttle(act, 50)
  const debounced = debounce(act, 50)
  throttled()
  throttled()
  debounced()
  throttled.cancel()
  debounced.cancel()
  vi.advanceTimersByTime(500)
  expect(act).toHaveBeenCalledTimes(1)
})
