import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { NextPage } from './listAnswer.ts'
import { loadMoreAtom } from './loadMore.ts'
import { type AnyRef, toResourceKey } from './reference.ts'
import type { Resource } from './resource.ts'

/**
 * Loads the pages of a list one after another for as long as they are wanted. A page that could not be had is not asked
 * for again by itself until the list has been refreshed.
 */
export function useAllPages(reference: AnyRef, list: Resource<{ nextPage: NextPage }>, isWanted: boolean): void {
  const loadMore = useSetAtom(loadMoreAtom)
  const asked = useRef<string>(undefined)
  const next = list.state === 'ready' && !list.fetchingMore ? list.last.data.nextPage : null
  const page = next === null ? undefined : `${toResourceKey(reference)} ${next}`
  useEffect(() => {
    if (list.state !== 'ready') asked.current = undefined
  }, [list.state])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page stands for the list
  useEffect(() => {
    if (!isWanted || page === undefined || asked.current === page) return
    asked.current = page
    void loadMore(reference, { quiet: true })
  }, [page, isWanted, loadMore])
}
