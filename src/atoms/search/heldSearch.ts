import { atom } from 'jotai'
import { clockAtom } from '../core/context.ts'
import { resourcesAtom } from '../core/resource.ts'
import type { HeldList } from './findHeldLists.ts'
import type { HeldResult } from './toHeldResults.ts'

/** The answers on this device besides those of this tab; or a stand-in. */
export const heldAnswersAtom = atom<{ read: () => Promise<readonly unknown[]> }>({
  read: async () =>
    typeof caches === 'undefined' ? [] : (await import('../../sync/heldAnswers.ts')).readHeldAnswers(caches),
})

/** The age at which the caches are read again, in ms: they do not change without a network. */
const FRESH_MS = 20_000

/** The answers that were read last. A holder for this store alone, not state: nothing renders from it. */
const readAtom = atom<{ at: number; answers: Promise<readonly unknown[]> }>(() => ({
  at: Number.NEGATIVE_INFINITY,
  answers: Promise.resolve([]),
}))

/** All answers that this device and this tab hold. */
export const readAnswersAtom = atom(null, async (get): Promise<readonly unknown[]> => {
  const read = get(readAtom)
  const now = get(clockAtom).now().getTime()
  if (Math.abs(now - read.at) > FRESH_MS) {
    read.at = now
    // Storage that the visitor forbids.
    read.answers = get(heldAnswersAtom)
      .read()
      .catch(() => [])
  }
  const here = Object.values(get(resourcesAtom)).flatMap((resource) =>
    resource.state === 'idle' || resource.last === null ? [] : [resource.last.data],
  )
  return [...(await read.answers), ...here]
})

/** Everything that this device and this tab hold, as the search shows it. */
const readHeldAtom = atom(null, async (_get, set): Promise<readonly HeldResult[]> => {
  const { toHeldResults } = await import('./toHeldResults.ts')
  return toHeldResults(await set(readAnswersAtom))
})

/** Finds what was typed among everything that this device and this tab hold, the likeliest first. */
export const searchHeldAtom = atom(null, async (_get, set, query: string): Promise<readonly HeldResult[]> => {
  const { rankHeld } = await import('./rankHeld.ts')
  return rankHeld(await set(readHeldAtom), query)
})

/** Finds lists by their names among everything that is held. */
export const searchHeldListsAtom = atom(null, async (_get, set, query: string): Promise<readonly HeldList[]> => {
  const { findHeldLists } = await import('./findHeldLists.ts')
  return findHeldLists(await set(readAnswersAtom), query)
})

/** Finds the thing of a page (`/movies/amrum`) among everything that is held; null when nothing names it. */
export const findHeldAtom = atom(null, async (_get, set, path: string): Promise<HeldResult | null> => {
  const held = await set(readHeldAtom)
  return held.find((one) => one.path === path) ?? null
})
