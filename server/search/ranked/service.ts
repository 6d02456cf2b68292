import { itemClasses } from '#contract/itemClasses.ts'
import { SEARCH_MAX_FOUND, type SearchItemClass } from '#contract/search.ts'
import type { Db } from '../../db/client.ts'
import { findSpelledAlike } from '../alike/service.ts'
import { type Filter, type Filtered, passes } from '../facets/filter.ts'
import { findNow, mergeMembers } from '../members/merge.ts'
import { findAllLiterally } from '../queries.ts'
import { type Query, toQuery } from '../query.ts'
import { findCorrection } from './findCorrection.ts'

/** The key of a result, an entry of the index or a member, with what it is filtered by. */
export type Key = Filtered & { itemClass: SearchItemClass; itemId: string }

type Ranked = {
  /** Everything that was found, with the filter. */
  keys: Key[]
  /** Everything that was found without the filter. */
  all: Key[]
  /** Both together: where `all` is cut, other things may pass the filter than stand in it. */
  looked: Key[]
  alike: boolean
  correction: string | null
}

/**
 * Everything that was found, ranked: its order never depends on the page.
 *
 * @param classes those whose filtered results are wanted; empty: all.
 */
export async function rankAll(
  db: Db,
  typed: string,
  filter: Filter | null,
  classes: readonly SearchItemClass[],
  now: Date,
): Promise<Ranked> {
  const query = toQuery(typed)
  if (query === null) return { keys: [], all: [], looked: [], alike: false, correction: null }
  const literal = firstOfEach(await findAllLiterally(db, query, SEARCH_MAX_FOUND), SEARCH_MAX_FOUND)
  const isAlike = literal.length === 0
  const similar = isAlike ? await findSpelledAlike(db, query) : []
  const found = isAlike ? similar.map((row) => ({ ...row, isCalled: false })) : literal
  const members = await findNow(db, typed, now, SEARCH_MAX_FOUND, () => true)
  const merge = (keys: readonly (Key & { isCalled: boolean })[]) =>
    mergeMembers<Key>(
      keys.map(({ isCalled, ...key }) => ({ isCalled, isAlike, result: toKey(key) })),
      members.map(({ itemClass, id, isCalled }) => ({
        isCalled,
        result: { itemClass, itemId: id, year: null, facets: [] },
      })),
    )
  const all = merge(found)
  const cut = listCut(count(found)).filter((each) => classes.length === 0 || classes.includes(each))
  const passing = filter !== null && cut.length > 0 ? merge(await findPassing(db, query, filter, classes)) : all
  const alike = isAlike && all.length > 0 && members.length === 0
  return {
    keys: filter === null ? all : passing.filter((key) => passes(key, filter)),
    all,
    looked: unite(all, passing),
    alike,
    correction: alike ? (similar[0]?.title ?? null) : await findCorrection(db, query, literal, members),
  }
}

/** The classes of which more may have been found. */
const listCut = (counts: Record<SearchItemClass, number>): SearchItemClass[] =>
  itemClasses.filter((each) => counts[each] >= SEARCH_MAX_FOUND)

async function findPassing(db: Db, query: Query, filter: Filter, classes: readonly SearchItemClass[]) {
  const asked = classes.length === 0 ? itemClasses : classes
  return firstOfEach(await findAllLiterally(db, query, SEARCH_MAX_FOUND, filter, asked), SEARCH_MAX_FOUND)
}

const toKey = ({ itemClass, itemId, year, facets }: Key): Key => ({ itemClass, itemId, year, facets })

function unite(all: readonly Key[], others: readonly Key[]): Key[] {
  return [...new Map([...all, ...others].map((key) => [`${key.itemClass} ${key.itemId}`, key])).values()]
}

/** The first so many of each class, in the order of all. */
export function firstOfEach<K extends Pick<Key, 'itemClass'>>(keys: readonly K[], most: number): K[] {
  const seen = count([])
  return keys.filter(({ itemClass }) => {
    seen[itemClass] += 1
    return seen[itemClass] <= most
  })
}

/** The number of keys of each class, at most `SEARCH_MAX_FOUND`. */
export function count(keys: readonly Pick<Key, 'itemClass'>[]): Record<SearchItemClass, number> {
  const counts = Object.fromEntries(itemClasses.map((each) => [each, 0])) as Record<SearchItemClass, number>
  for (const { itemClass } of keys) counts[itemClass] += 1
  return counts
}
