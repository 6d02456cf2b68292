import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, vi } from 'vitest'

configure({
  // On a busy machine, a second may pass before the first rendering.
  asyncUtilTimeout: 15_000,
  // Typed text is no text of the page yet: a test that looks for it waits until it is.
  defaultIgnore: 'script, style, textarea',
})

// Testing Library does both by itself only in the first file of a worker: for later files it is loaded already.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})
afterEach(() => {
  cleanup()
  // The next file of the worker gets the browser in its first state.
  vi.unstubAllGlobals()
})
