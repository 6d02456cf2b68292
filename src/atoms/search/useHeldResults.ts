import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { SearchCounts } from '#contract/search.ts'
import { useMuted } from '../marks/useMuted.ts'
import type { HeldList } from './findHeldLists.ts'
import { searchHeldAtom, searchHeldListsAtom } from './heldSearch.ts'
import type { ResultsQuery } from './refs.ts'
import type { HeldResult } from './toHeldResults.ts'

/** The limit of results without a network. */
const MOST_HELD = 48

/** The results of a search on this device; `counts` without the filters, `total` with them. */
export type Held = { items: readonly HeldResult[]; total: number; counts: SearchCounts; lists: readonly HeldList[] }

type Found = { q: string; items: readonly HeldResult[]; lists: readonly HeldList[] }

/**
 * The things on this device that match the typed text; null while they are being looked for.
 *
 * @param isAsked whether to look at all.
 */
export function useHeldResults(query: ResultsQuery, isAsked: boolean): Held | null {
  const search = useSetAtom(searchHeldAtom)
  const searchLists = useSetAtom(searchHeldListsAtom)
  const isMuted = useMuted()
  const [found, setFound] = useState<Found | null>(null)
  const { q } = query
  useEffect(() => {
    let isGone = false
    if (isAsked) {
      const show = (items: Found['items'], lists: Found['lists']) => {
        if (!isGone) setFound({ q, items, lists })
      }
      // Without a network, code that the device does not hold cannot be loaded: nothing is found then.
      void Promise.all([search(q), searchLists(q)]).then(
        ([items, lists]) => show(items, lists),
        () => show([], []),
      )
    }
    return () => {
      isGone = true
    }
  }, [search, searchLists, q, isAsked])
  if (!isAsked || found?.q !== q) return null
  const passing = found.items.filter((item) => isWanted(item, query))
  // A list is of none of the classes.
  const lists = query.class ? [] : found.lists.filter(({ author }) => !isMuted(author.id))
  return { items: passing.slice(0, MOST_HELD), total: passing.length + lists.length, counts: count(found.items), lists }
}

function isWanted({ itemClass, genres, facts }: HeldResult, { class: classes, ...filter }: ResultsQuery): boolean {
  const [first = 0, last = first] = (filter.year ?? '').split('-').map(Number)
  return (
    (!classes || classes.includes(itemClass)) &&
    (!filter.genre || filter.genre.some((genre) => genres.includes(genre))) &&
    (!filter.year || (facts.year !== null && facts.year >= first && facts.year <= last)) &&
    (!filter.job || facts.jobs.includes(filter.job)) &&
    (!filter.city || facts.city === filter.city)
  )
}

function count(items: readonly HeldResult[]): SearchCounts {
  const counts: SearchCounts = { Movie: 0, Series: 0, Person: 0, Cinema: 0, RegisteredUser: 0 }
  for (const { itemClass } of items) counts[itemClass] += 1
  return counts
}
