import { type Atom, atom } from 'jotai'
import { offlineAtom } from './network.ts'
import { isUnstoredAtom } from './unstored.ts'

/** Is what the member has just done on its way to the server? False while nothing can be sent, so that it waits. */
export const isBeingSentAtom: Atom<boolean> = atom((get) => get(isUnstoredAtom) || !get(offlineAtom))

/** A state of sending as the screen says it: what has not arrived yet is on its way (`sending`) or waits (`pending`). */
export const toShownState = <S extends string>(state: S, isBeingSent: boolean): S | 'sending' =>
  state === 'pending' && isBeingSent ? 'sending' : state
