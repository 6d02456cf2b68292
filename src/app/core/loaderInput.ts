import type { createStore } from 'jotai'

export type Store = ReturnType<typeof createStore>

/** The input of every route's loader: the store to load into, and the signal of the navigation. */
export type LoaderInput = { context: { store: Store }; abortController: AbortController }
