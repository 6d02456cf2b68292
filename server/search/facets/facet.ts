import type { SearchFacet } from '#contract/search.ts'

/** A filter whose values stand in the index. */
type KeptFacet = Exclude<SearchFacet, 'decade'>

/** A value with its filter, as the index keeps it: `genre:Drama`. */
export const toFacet = (facet: string, value: string): string => `${facet}:${value}`

/** The values of one filter among those of an entry. */
export const valuesOf = (facet: KeptFacet, facets: readonly string[]): string[] =>
  facets.flatMap((each) => (each.startsWith(`${facet}:`) ? [each.slice(facet.length + 1)] : []))
