import type { createStore } from 'jotai'

export type Store = ReturnType<typeof createStore>

/** What every route's loader gets: the store to load into, and the signal of the navigation that wants it. */
export type LoaderInput = { context: { store: Store }; abortController: AbortController }
