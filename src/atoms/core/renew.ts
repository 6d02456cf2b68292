import { atom } from 'jotai'
import type { Reply } from '../../sync/api.ts'
import { toFailure } from './failure.ts'
import { type AnyRef, toResourceKey } from './reference.ts'
import { fetchesMore, isWithdrawn, type Loaded, type Resource, resourcesAtom, withdrawn, withPart } from './resource.ts'

type Shown = Exclude<Resource<unknown>, { state: 'idle' }>

/** Puts an answer that came besides the resource's load in the place of the shown one. */
export const renewAtom = atom(null, (get, set, reference: AnyRef, last: Loaded<unknown>): void => {
  const now = readShown(get(resourcesAtom), reference)
  if (now === null) return
  const fetchingMore = fetchesMore(now)
  const renewed = now.state === 'failed' ? { state: 'ready' as const, last, fetchingMore } : withPart(now, { last })
  set(resourcesAtom, (all) => ({ ...all, [toResourceKey(reference)]: renewed }))
})

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

function readShown(all: Readonly<Record<string, Resource<unknown>>>, reference: AnyRef): Shown | null {
  const now = all[toResourceKey(reference)]
  return now === undefined || now.state === 'idle' || now.last === null ? null : now
}
