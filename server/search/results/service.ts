import type * as z from 'zod/mini'
import { displayTypes, itemClasses } from '#contract/itemClasses.ts'
import { type resultsCall, SEARCH_MAX_FOUND, type SearchItemClass } from '#contract/search.ts'
import type { Db } from '../../db/client.ts'
import type { SearchDetails } from '../../things/search.ts'
import { findSpelledAlike } from '../alike/service.ts'
import { listAsked, listIndexed } from '../finders.ts'
import { findNow, mergeMembers } from '../members/merge.ts'
import { findAllLiterally } from '../queries.ts'
import { toQuery } from '../query.ts'
import type { ResultRow } from '../rows.ts'
import { readResults } from './queries.ts'

const RESULTS_PER_PAGE = 24

type ResultsQuery = z.output<(typeof resultsCall)['query']>
type Results = z.input<(typeof resultsCall)['answer']>
type Result = Results['items'][number]
/** Names what was found: an entry of the index, or a member. */
type Key = { itemClass: SearchItemClass; itemId: string }

/**
 * A page of what was found, ranked as suggestions are, but nothing is put forward. Everything is ranked for every page:
 * its place must not depend on the page that is asked for.
 */
export async function listResults(db: Db, asked: ResultsQuery, now: Date): Promise<Results> {
  const { q, class: classes = [], of_each: ofEach, page = 1 } = asked
  const { keys, alike } = await rankAll(db, q, now)
  const wanted = keys.filter(({ itemClass }) => classes.length === 0 || classes.includes(itemClass))
  const start = (page - 1) * RESULTS_PER_PAGE
  const end = start + RESULTS_PER_PAGE
  const shown = ofEach === undefined ? wanted.slice(start, end) : firstOfEach(wanted, ofEach)
  return {
    items: await readAll(db, shown),
    nextPage: ofEach === undefined && wanted.length > end ? page + 1 : null,
    filters: { q, class: classes, counts: count(keys), alike },
  }
}

async function rankAll(db: Db, typed: string, now: Date): Promise<{ keys: Key[]; alike: boolean }> {
  const query = toQuery(typed)
  if (query === null) return { keys: [], alike: false }
  const literal = firstOfEach(await findAllLiterally(db, query, SEARCH_MAX_FOUND), SEARCH_MAX_FOUND)
  const isAlike = literal.length === 0
  const found = isAlike ? (await findSpelledAlike(db, query)).map((row) => ({ ...row, isCalled: false })) : literal
  const members = await findNow(db, typed, now, SEARCH_MAX_FOUND, () => true)
  const keys = mergeMembers<Key>(
    found.map(({ itemClass, itemId, isCalled }) => ({ isCalled, isAlike, result: { itemClass, itemId } })),
    members.map(({ itemClass, id, isCalled }) => ({ isCalled, result: { itemClass, itemId: id } })),
  )
  return { keys, alike: isAlike && keys.length > 0 && members.length === 0 }
}

/** The results of these keys, in their order. */
async function readAll(db: Db, keys: readonly Key[]): Promise<Result[]> {
  const idsOf = (some: readonly Key[], asked: SearchItemClass) =>
    some.flatMap(({ itemClass, itemId }) => (itemClass === asked ? [itemId] : []))
  const results: Result[] = []
  const indexed = await readResults(db, keys)
  for (const { itemClass, search } of listIndexed()) {
    const details = await search.readDetails?.(db, idsOf(indexed, itemClass))
    const rows = indexed.filter((row) => row.itemClass === itemClass)
    results.push(...rows.map((row) => toResult(row, details?.get(row.itemId))))
  }
  for (const { itemClass, search } of listAsked()) {
    const rows = await search.read(db, idsOf(keys, itemClass))
    const nothing = { originalTitle: null, genres: [], rating: null }
    results.push(...rows.map((row) => ({ ...row, itemClass, displayType: displayTypes[itemClass], ...nothing })))
  }
  const byKey = new Map(results.map((result) => [`${result.itemClass} ${result.id}`, result]))
  return keys.flatMap(({ itemClass, itemId }) => byKey.get(`${itemClass} ${itemId}`) ?? [])
}

/** The first so many of each class, in the order of all. */
function firstOfEach<K extends Key>(keys: readonly K[], most: number): K[] {
  const seen = count([])
  return keys.filter(({ itemClass }) => {
    seen[itemClass] += 1
    return seen[itemClass] <= most
  })
}

function count(keys: readonly Key[]): Record<SearchItemClass, number> {
  const counts = Object.fromEntries(itemClasses.map((each) => [each, 0])) as Record<SearchItemClass, number>
  for (const { itemClass } of keys) counts[itemClass] += 1
  return counts
}

function toResult(row: ResultRow, details: SearchDetails | undefined): Result {
  const { itemId: id, path, itemClass, title, meta, posterId, posterFilename } = row
  const { originalTitle = null, genres } = details ?? {}
  return {
    ...{ id, path, itemClass, displayType: displayTypes[itemClass], title, meta },
    poster: posterId === null || posterFilename === null ? null : { id: posterId, filename: posterFilename },
    originalTitle: originalTitle === title ? null : originalTitle,
    genres: [...(genres ?? [])],
    rating: details ? toAverage(details.communitySum, details.communityCount) : null,
  }
}

/** Two digits: more would change the answer, and its ETag, with every single rating. */
function toAverage(sum: number, ratings: number) {
  return { average: ratings === 0 ? null : Math.round((sum / ratings) * 100) / 100, count: ratings }
}
