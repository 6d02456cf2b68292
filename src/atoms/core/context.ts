import { atom } from 'jotai'
import type { Api, Reply } from '../../sync/api.ts'
import type { AnyRef } from './reference.ts'

/**
 * The api comes with the contract's schemas, which the first paint does not need: it is imported with the first call.
 */
const call: Api = async (...args) => {
  const { createApi } = await import('../../sync/api.ts')
  return createApi((input, init) => globalThis.fetch(input, init))(...args)
}

/** The dependencies of state, as atoms: a test or the server's first page sets its own in its own store. */
export const apiAtom = atom<{ call: Api }>({ call })

/** Looks an answer up on the device; null where it has none. `owner` is the member who reads. */
export type Recall = (
  reference: AnyRef,
  owner: string | null,
) => Promise<Extract<Reply<unknown>, { kind: 'ok' }> | null>

/** Only a page with a worker has answers on the device; the server and a first visit look nowhere. */
const recall: Recall = async (...args) => {
  if (!globalThis.navigator?.serviceWorker?.controller) return null
  // Neither a device that lets nothing be read nor a missing script keeps the server's answer away.
  return import('./recallHere.ts').then(({ recallHere }) => recallHere(...args)).catch(() => null)
}

/** The look-up on the device, as an atom for the same reason. */
export const recallAtom = atom<{ recall: Recall }>({ recall })

/** The clock. */
export const clockAtom = atom<{ now: () => Date }>({ now: () => new Date() })

/**
 * The origin of this site, `https://lichtspiel.example`: for addresses that are shared. The server sets its public one.
 */
export const originAtom = atom(typeof location === 'undefined' ? '' : location.origin)
