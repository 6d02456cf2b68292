import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, vi } from 'vitest'

configure({
  // On a busy machine a second passes before anything was rendered.
  asyncUtilTimeout: 15_000,
  // What somebody types is no text of the page yet: a test that looks for it waits until it is.
  defaultIgnore: 'script, style, textarea',
})

// Testing Library does both by itself only in the first file of a worker: the others find it loaded.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})
afterEach(() => {
  cleanup()
  // The next file of the worker finds the browser as it was.
  vi.unstubAllGlobals()
})
