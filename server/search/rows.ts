import type { promotedItems, searchEntries } from '../db/schema/search.ts'
import type { Filtered } from './facets/filter.ts'

export type SearchEntry = typeof searchEntries.$inferInsert
export type ItemClass = SearchEntry['itemClass']

/** A promotion by editors in the search, with its beginning and end. */
export type Promotion = typeof promotedItems.$inferInsert

/** The key of an entry. */
export type EntryKey = { itemClass: ItemClass; itemId: string }

/**
 * An entry that was found. `isCalled`: one of its names matches exactly; `isBegun`: one of them begins with what was
 * typed, at least.
 */
export type CalledKey = EntryKey & Filtered & { isCalled: boolean; isBegun: boolean }

/** An entry that was found. */
export type FoundRow = EntryKey &
  Filtered & {
    path: string
    title: string
    meta: string
    popularity: number
    /** All names, full and short. */
    names: string[]
    posterId: string | null
    posterFilename: string | null
    /** Whether editors promote the entry at the time of the search. */
    isPromoted: boolean
  }

/** An entry on a page of results. */
export type ResultRow = EntryKey & Pick<FoundRow, 'path' | 'title' | 'meta' | 'posterId' | 'posterFilename'>
