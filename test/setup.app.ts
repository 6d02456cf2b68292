import { afterEach, vi } from 'vitest'

// The next file of the worker finds the world as it was.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
