import type { Db, Tx } from '../db/client.ts'

/** Rows of these ids; without ids, all. */
export type Ids = readonly string[] | undefined

/** A thing in the index. `names`: folded, in full; `aliases`: short forms. */
export type Searched = {
  id: string
  permalink: string
  title: string
  /** The line below the title. */
  meta: string
  posterImageId: string | null
  /** 0 to 100; values outside are clamped. */
  popularity: number
  names: readonly string[]
  aliases: readonly string[]
  /** The first, of several. */
  year?: number | null
  /** The values that results are filtered by. */
  facets?: { genre?: readonly string[]; job?: readonly string[]; city?: readonly string[] }
  /** Facts that tell things of one name apart: year, director. */
  context: readonly (string | number | null)[]
}

/** Further fields of a page of results. */
export type SearchDetails = {
  originalTitle: string | null
  genres: readonly string[] | null
  communitySum: number
  communityCount: number
}

/** A result from outside of the index. */
export type FoundNow = {
  id: string
  path: string
  title: string
  meta: string
  poster: { id: string; filename: string } | null
}

/**
 * `index`: its domain calls `indexThings` when it changes. `now`: queried with each search, for things that must disappear
 * at once.
 */
export type Search =
  | {
      in: 'index'
      read(db: Db | Tx, ids: Ids): Promise<Searched[]>
      readDetails?(db: Db, ids: readonly string[]): Promise<Map<string, SearchDetails>>
      /** Its aliases rank below those of other kinds, which they would hide. */
      hasWeakAliases?: true
    }
  | {
      in: 'now'
      find(db: Db, typed: string, now: Date, limit: number): Promise<(FoundNow & { isCalled: boolean })[]>
      read(db: Db, ids: readonly string[]): Promise<FoundNow[]>
    }
