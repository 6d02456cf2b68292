import type * as z from 'zod/mini'
import { type resultsCall, SEARCH_MAX_FOUND, type SearchItemClass } from '#contract/search.ts'
import { displayTypes } from '#contract/things.ts'
import type { Db } from '../../db/client.ts'
import { findSpelledAlike } from '../alike/service.ts'
import { findMembers, mergeMembers, readMemberResults } from '../members/service.ts'
import { findAllLiterally } from '../queries.ts'
import { toQuery } from '../query.ts'
import type { EntryKey, ResultRow } from '../rows.ts'
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
  const members = await findMembers(db, typed, now, SEARCH_MAX_FOUND)
  const keys = mergeMembers<Key>(
    found.map(({ itemClass, itemId, isCalled }) => ({ isCalled, isAlike, result: { itemClass, itemId } })),
    members.map(({ id, isCalled }) => ({ isCalled, result: { itemClass: 'RegisteredUser', itemId: id } })),
  )
  return { keys, alike: isAlike && keys.length > 0 && members.length === 0 }
}

/** The results of these keys, in their order. */
async function readAll(db: Db, keys: readonly Key[]): Promise<Result[]> {
  const things = await readResults(
    db,
    keys.filter((key): key is EntryKey => key.itemClass !== 'RegisteredUser'),
  )
  const ids = keys.flatMap(({ itemClass, itemId }) => (itemClass === 'RegisteredUser' ? [itemId] : []))
  const results = [...things.map(toResult), ...(await readMemberResults(db, ids))]
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
  const counts = { Movie: 0, Series: 0, Person: 0, Cinema: 0, RegisteredUser: 0 }
  for (const { itemClass } of keys) counts[itemClass] += 1
  return counts
}

function toResult(row: ResultRow): Result {
  const { itemId: id, path, itemClass, title, meta, posterId, posterFilename, communityCount, communitySum } = row
  return {
    ...{ id, path, itemClass, displayType: displayTypes[itemClass], title, meta },
    poster: posterId === null || posterFilename === null ? null : { id: posterId, filename: posterFilename },
    originalTitle: row.originalTitle === title ? null : row.originalTitle,
    genres: row.genres ?? [],
    rating: communityCount === null || communitySum === null ? null : toAverage(communitySum, communityCount),
  }
}

/** Two digits: more would change the answer, and its ETag, with every single rating. */
function toAverage(sum: number, ratings: number) {
  return { average: ratings === 0 ? null : Math.round((sum / ratings) * 100) / 100, count: ratings }
}
