import type { promotedItems, searchEntries } from '../db/schema/search.ts'

export type SearchEntry = typeof searchEntries.$inferInsert
export type ItemClass = SearchEntry['itemClass']

/** What editors put before people while they search, from one moment to another. */
export type Promotion = typeof promotedItems.$inferInsert

/** Names an entry. */
export type EntryKey = { itemClass: ItemClass; itemId: string }

/** An entry that was found; `isCalled`: exactly so, by one of its names. */
export type CalledKey = EntryKey & { isCalled: boolean }

/** An entry that was found. */
export type FoundRow = EntryKey & {
  path: string
  title: string
  meta: string
  popularity: number
  /** All of them, long and short. */
  names: string[]
  posterId: string | null
  posterFilename: string | null
  /** Whether editors put it forward at the moment that was asked about. */
  isPromoted: boolean
}

/** An entry as a page of results shows it. */
export type ResultRow = EntryKey & Pick<FoundRow, 'path' | 'title' | 'meta' | 'posterId' | 'posterFilename'>
