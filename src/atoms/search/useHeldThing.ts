import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { SearchResult } from '#contract/search.ts'
import { findHeldAtom } from './heldSearch.ts'

/**
 * The thing of a page as any answer on this device names it, for where its own answer is missing.
 *
 * @param path of its page: `/movies/amrum`; null while nothing is missing.
 */
export function useHeldThing(path: string | null): SearchResult | null {
  const find = useSetAtom(findHeldAtom)
  const [found, setFound] = useState<SearchResult | null>(null)
  useEffect(() => {
    let isGone = false
    if (path !== null) void find(path).then((thing) => !isGone && setFound(thing))
    return () => {
      isGone = true
    }
  }, [find, path])
  return found?.path === path ? found : null
}
