import type { promotedItems, searchEntries } from '../db/schema/search.ts'

export type SearchEntry = typeof searchEntries.$inferInsert
export type ItemClass = SearchEntry['itemClass']

/** What editors put before people while they search, from one moment to another. */
export type Promotion = typeof promotedItems.$inferInsert

/** What the index takes from a film or a series. */
export type TitleRow = {
  id: string
  permalink: string
  title: string
  originalTitle: string | null
  year: number | null
  posterImageId: string | null
  popularity: number
  /** Directors of a film, creators of a series, in their order. */
  makers: string[]
  /** The first few of the cast. */
  cast: string[]
}

export type SeriesRow = TitleRow & { endYear: number | null; status: 'running' | 'ended' | null }

export type PersonRow = {
  id: string
  permalink: string
  name: string
  /** The titles they are known for, the best known first. */
  titles: string[]
  /** Of the best known one, less for a small part. Null without a credit. */
  popularity: number | null
  credits: number
}

export type CinemaRow = {
  id: string
  permalink: string
  name: string
  street: string
  postcode: string
  city: string
  screens: number
}

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

/** An entry as a page of results shows it; null is what its class does not have. */
export type ResultRow = EntryKey & {
  path: string
  title: string
  meta: string
  posterId: string | null
  posterFilename: string | null
  originalTitle: string | null
  genres: string[] | null
  communitySum: number | null
  communityCount: number | null
}
