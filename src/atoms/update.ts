import { atom } from 'jotai'

/** A new version waits; `apply` lets it take over. Null while there is none. Set by the worker's registration. */
export const updateReadyAtom = atom<{ apply: () => void } | null>(null)
