import type * as z from 'zod/mini'
import { displayTypes } from '#contract/itemClasses.ts'
import type { SearchItemClass, SearchResult } from '#contract/search.ts'
import type { Db } from '../../db/client.ts'
import type { SearchDetails } from '../../things/search.ts'
import { listAsked, listIndexed } from '../finders.ts'
import type { EntryKey, ResultRow } from '../rows.ts'
import { readResults } from './queries.ts'

type Result = z.input<typeof SearchResult>

/** The results of these keys, in their order. */
export async function readAll(db: Db, keys: readonly EntryKey[]): Promise<Result[]> {
  const idsOf = (some: readonly EntryKey[], asked: SearchItemClass) =>
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
