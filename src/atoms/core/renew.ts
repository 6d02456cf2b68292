import { atom } from 'jotai'
import { type AnyRef, toResourceKey } from './reference.ts'
import { fetchesMore, type Loaded, type Resource, resourcesAtom, withPart } from './resource.ts'

type Shown = Exclude<Resource<unknown>, { state: 'idle' }>

/** Puts an answer that came besides the resource's load in the place of the shown one. */
export const renewAtom = atom(null, (get, set, reference: AnyRef, last: Loaded<unknown>): void => {
  const now = readShown(get(resourcesAtom), reference)
  if (now === null) return
  const fetchingMore = fetchesMore(now)
  const renewed = now.state === 'failed' ? { state: 'ready' as const, last, fetchingMore } : withPart(now, { last })
  set(resourcesAtom, (all) => ({ ...all, [toResourceKey(reference)]: renewed }))
})

/** The resource where an answer of it is shown; null else. */
export function readShown(all: Readonly<Record<string, Resource<unknown>>>, reference: AnyRef): Shown | null {
  const now = all[toResourceKey(reference)]
  return now === undefined || now.state === 'idle' || now.last === null ? null : now
}
