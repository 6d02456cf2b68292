import type * as z from 'zod/mini'
import { displayTypes, type resultsCall, SEARCH_MAX_FOUND, type SearchItemClass } from '#contract/search.ts'
import type { Db } from '../../db/client.ts'
import { findSpelledAlike } from '../alike/service.ts'
import { findAllLiterally } from '../queries.ts'
import { type Query, toQuery } from '../query.ts'
import type { EntryKey, ResultRow } from '../rows.ts'
import { readResults } from './queries.ts'

const RESULTS_PER_PAGE = 24

type ResultsQuery = z.output<(typeof resultsCall)['query']>
type Results = z.input<(typeof resultsCall)['answer']>

/**
 * A page of what was found, ranked as suggestions are, but nothing is put forward. Everything is ranked for every page:
 * its place must not depend on the page that is asked for.
 */
export async function listResults(db: Db, asked: ResultsQuery): Promise<Results> {
  const { q, class: classes = [], of_each: ofEach, page = 1 } = asked
  const { keys, alike } = await rankAll(db, toQuery(q))
  const wanted = keys.filter(({ itemClass }) => classes.length === 0 || classes.includes(itemClass))
  const start = (page - 1) * RESULTS_PER_PAGE
  const end = start + RESULTS_PER_PAGE
  const shown = ofEach === undefined ? wanted.slice(start, end) : firstOfEach(wanted, ofEach)
  return {
    items: (await readResults(db, shown)).map(toResult),
    nextPage: ofEach === undefined && wanted.length > end ? page + 1 : null,
    filters: { q, class: classes, counts: count(keys), alike },
  }
}

async function rankAll(db: Db, query: Query | null): Promise<{ keys: EntryKey[]; alike: boolean }> {
  if (query === null) return { keys: [], alike: false }
  const found = firstOfEach(await findAllLiterally(db, query, SEARCH_MAX_FOUND), SEARCH_MAX_FOUND)
  if (found.length > 0) return { keys: found, alike: false }
  const alike = await findSpelledAlike(db, query)
  return { keys: alike, alike: alike.length > 0 }
}

/** The first so many of each class, in the order of all. */
function firstOfEach(keys: readonly EntryKey[], most: number): EntryKey[] {
  const seen = count([])
  return keys.filter(({ itemClass }) => {
    seen[itemClass] += 1
    return seen[itemClass] <= most
  })
}

function count(keys: readonly EntryKey[]): Record<SearchItemClass, number> {
  const counts = { Movie: 0, Series: 0, Person: 0, Cinema: 0 }
  for (const { itemClass } of keys) counts[itemClass] += 1
  return counts
}

function toResult(row: ResultRow): Results['items'][number] {
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
