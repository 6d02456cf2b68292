import { type SearchFacet, type SearchFacets, searchFacets } from '#contract/search.ts'
import { valuesOf } from './facet.ts'
import { type Filter, type Filtered, passes, without } from './filter.ts'

/** The number of values of a filter: more than a menu can show. */
const MOST = 60

/** By filter, its values with the number of results that each has together with the other filters. */
export function countFacets(entries: readonly Filtered[], filter: Filter | null): SearchFacets {
  return Object.fromEntries(searchFacets.map((facet) => [facet, countOne(entries, filter, facet)])) as SearchFacets
}

function countOne(entries: readonly Filtered[], filter: Filter | null, facet: SearchFacet) {
  const counts = new Map<string, number>()
  const others = filter && without(filter, facet)
  for (const entry of entries) {
    if (others && !passes(entry, others)) continue
    for (const value of toValues(entry, facet)) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const values = [...counts].map(([value, count]) => ({ value, count }))
  // Decades from the newest to the oldest, all others from the most frequent on.
  values.sort((a, b) => (facet === 'decade' ? 0 : b.count - a.count) || compare(a.value, b.value, facet))
  return values.slice(0, MOST)
}

const compare = (a: string, b: string, facet: SearchFacet): number =>
  facet === 'decade' ? b.localeCompare(a) : a.localeCompare(b, 'de')

function toValues({ year, facets }: Filtered, facet: SearchFacet): readonly string[] {
  if (facet !== 'decade') return valuesOf(facet, facets)
  if (year === null) return []
  const first = Math.floor(year / 10) * 10
  return [`${first}-${first + 9}`]
}
