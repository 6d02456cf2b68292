import { type PagedType, toThingPath } from '#contract/things.ts'
import type { Searched } from '../things/search.ts'
import { toFacet } from './facets/facet.ts'
import { foldForSearch } from './foldForSearch.ts'
import type { ItemClass, SearchEntry } from './rows.ts'

/** The index entry of a thing, from the description by its domain. */
export function toEntry(type: PagedType, itemClass: ItemClass, searched: Searched): SearchEntry {
  const { id: itemId, permalink, popularity, context, names, aliases, facets = {}, ...shown } = searched
  const around = context.map((text) => foldForSearch(`${text ?? ''}`)).filter((text) => text !== '')
  return {
    ...{ itemClass, itemId, path: toThingPath(type, permalink) },
    ...shown,
    popularity: Math.max(0, Math.min(100, Math.round(popularity))),
    ...{ names: [...names], aliases: [...aliases] },
    facets: Object.entries(facets).flatMap(([facet, values]) => values.map((value) => toFacet(facet, value))),
    // Every word begins with a space, so that the search can find words by their beginning.
    haystack: ` ${[...names, ...aliases].join(' ')} | ${around.join(' ')} `,
  }
}
