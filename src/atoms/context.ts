import { atom } from 'jotai'
import { type Api, createApi } from '../sync/api.ts'

/** What state depends on, as atoms: a test or the server's first page sets its own in its own store. */
export const apiAtom = atom<{ call: Api }>({ call: createApi((input, init) => globalThis.fetch(input, init)) })

/** The clock. */
export const clockAtom = atom<{ now: () => Date }>({ now: () => new Date() })
