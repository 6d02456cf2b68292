import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { SearchItemClass, SearchResult } from '#contract/search.ts'
import { searchHeldAtom } from './heldSearch.ts'

/** The limit of results without a network. */
const MOST_HELD = 24

/** The things on this device that match the typed text; null while they are being looked for. */
export function useHeldResults(q: string, classes: readonly SearchItemClass[]): readonly SearchResult[] | null {
  const search = useSetAtom(searchHeldAtom)
  const [found, setFound] = useState<{ q: string; items: readonly SearchResult[] } | null>(null)
  useEffect(() => {
    let isGone = false
    void search(q).then((items) => {
      if (!isGone) setFound({ q, items })
    })
    return () => {
      isGone = true
    }
  }, [search, q])
  if (found?.q !== q) return null
  const items = found.items.filter(({ itemClass }) => classes.length === 0 || classes.includes(itemClass))
  return items.slice(0, MOST_HELD)
}
