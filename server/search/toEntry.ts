import { type PagedType, toThingPath } from '#contract/things.ts'
import type { Searched } from '../things/thing.ts'
import { foldForSearch } from './foldForSearch.ts'
import type { ItemClass, SearchEntry } from './rows.ts'

/** What its domain says of a thing as the index holds it. */
export function toEntry(type: PagedType, itemClass: ItemClass, searched: Searched): SearchEntry {
  const { id: itemId, permalink, popularity, context, names, aliases, ...shown } = searched
  const around = context.map((text) => foldForSearch(`${text ?? ''}`)).filter((text) => text !== '')
  return {
    ...{ itemClass, itemId, path: toThingPath(type, permalink) },
    ...shown,
    popularity: Math.max(0, Math.min(100, Math.round(popularity))),
    ...{ names: [...names], aliases: [...aliases] },
    // Every word begins with a space, so that the beginning of a word is found by what it begins with.
    haystack: ` ${[...names, ...aliases].join(' ')} | ${around.join(' ')} `,
  }
}
