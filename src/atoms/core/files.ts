import { atom } from 'jotai'
import type { Fetch } from '../../sync/api.ts'

/** The `fetch` for files: calls whose body or answer is no JSON. */
export const fetchAtom = atom<{ fetch: Fetch }>({ fetch: (input, init) => globalThis.fetch(input, init) })
