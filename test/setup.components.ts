import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, vi } from 'vitest'

// On a busy machine a second passes before anything was rendered.
configure({ asyncUtilTimeout: 15_000 })

// Testing Library does both by itself only in the first file of a worker: the others find it loaded.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})
afterEach(() => {
  cleanup()
  // The next file of the worker finds the browser as it was.
  vi.unstubAllGlobals()
})
