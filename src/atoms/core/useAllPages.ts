import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { Call } from '#contract/call.ts'
import { loadMoreAtom, type Resource, type ResourceInput } from './resource.ts'

/**
 * Loads the pages of a list one after another for as long as they are wanted. A page that could not be had is not asked
 * for again by itself.
 */
export function useAllPages<C extends Call>(
  call: C,
  input: ResourceInput<C>,
  list: Resource<{ nextPage: number | null }>,
  isWanted: boolean,
): void {
  const loadMore = useSetAtom(loadMoreAtom)
  const asked = useRef<string>(undefined)
  const next = list.state === 'ready' && !list.fetchingMore ? list.last.data.nextPage : null
  const page = next === null ? undefined : `${JSON.stringify(input)} ${next}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page stands for the list's input
  useEffect(() => {
    if (!isWanted || page === undefined || asked.current === page) return
    asked.current = page
    void loadMore(call, input)
  }, [page, isWanted, loadMore])
}
