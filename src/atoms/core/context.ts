import { atom } from 'jotai'
import type { Api } from '../../sync/api.ts'

/** The api comes with the contract's schemas, which the first paint does not need: it is imported with the first call. */
const call: Api = async (...args) => {
  const { createApi } = await import('../../sync/api.ts')
  return createApi((input, init) => globalThis.fetch(input, init))(...args)
}

/** What state depends on, as atoms: a test or the server's first page sets its own in its own store. */
export const apiAtom = atom<{ call: Api }>({ call })

/** The clock. */
export const clockAtom = atom<{ now: () => Date }>({ now: () => new Date() })

/** Where this site stands, `https://lichtspiel.example`: for addresses that leave it. The server sets its public one. */
export const originAtom = atom(typeof location === 'undefined' ? '' : location.origin)
