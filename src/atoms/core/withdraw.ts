import { atom } from 'jotai'
import type { Reply } from '../../sync/api.ts'
import { toFailure } from './failure.ts'
import { type AnyRef, toResourceKey } from './reference.ts'
import { readShown } from './renew.ts'
import { isWithdrawn, resourcesAtom, withdrawn } from './resource.ts'

/**
 * Takes a shown resource away when a request besides its load was refused because the thing is gone, or hidden from this
 * reader. Other refusals are left to the load.
 *
 * @returns whether it was that refusal.
 */
export const withdrawAtom = atom(
  null,
  (get, set, reference: AnyRef, reply: Extract<Reply<unknown>, { kind: 'problem' }>): boolean => {
    const failure = toFailure(reply)
    if (!isWithdrawn(failure)) return false
    if (readShown(get(resourcesAtom), reference)) {
      set(resourcesAtom, (all) => ({ ...all, [toResourceKey(reference)]: withdrawn(failure) }))
    }
    return true
  },
)
