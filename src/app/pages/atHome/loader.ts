import type { AtHomeList } from '#contract/atHome.ts'
import { atHomeRef } from '../../../atoms/atHome/refs.ts'
import { loadResourceAtom } from '../../../atoms/core/resource.ts'
import { awaitAtOnce } from '../../core/awaitAtOnce.ts'
import type { LoaderInput } from '../../core/loaderInput.ts'
import type { AtHomeSearch } from './params.ts'

type AtHomeInput = LoaderInput & { deps: AtHomeSearch }

export const loadNewDiscs = (input: AtHomeInput) => load(input, 'discs')
export const loadDiscTips = (input: AtHomeInput) => load(input, 'tips')
export const loadUpcomingDiscs = (input: AtHomeInput) => load(input, 'upcoming-discs')
export const loadStreaming = (input: AtHomeInput) => load(input, input.deps.show ?? 'streaming')

/** One of the lists. */
async function load({ context: { store }, deps, abortController: { signal } }: AtHomeInput, list: AtHomeList) {
  await awaitAtOnce(store.set(loadResourceAtom, atHomeRef(list, deps), { signal }))
  return { list, query: deps }
}
