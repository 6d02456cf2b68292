import { atom } from 'jotai'
import type { Api } from '../../sync/api.ts'

/**
 * The api comes with the contract's schemas, which the first paint does not need: it is imported with the first call.
 */
const call: Api = async (...args) => {
  const { createApi } = await import('../../sync/api.ts')
  return createApi((input, init) => globalThis.fetch(input, init))(...args)
}

/** The dependencies of state, as atoms: a test or the server's first page sets its own in its own store. */
export const apiAtom = atom<{ call: Api }>({ call })

/** The clock. */
export const clockAtom = atom<{ now: () => Date }>({ now: () => new Date() })

/**
 * The origin of this site, `https://lichtspiel.example`: for addresses that are shared. The server sets its public one.
 */
export const originAtom = atom(typeof location === 'undefined' ? '' : location.origin)
