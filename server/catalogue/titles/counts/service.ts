import { LRUCache } from 'lru-cache'
import type { TitleCounts, TitlesQuery } from '#contract/titles.ts'
import type { Db } from '../../../db/client.ts'
import { movies } from '../../../db/schema/catalogue.ts'
import type { TitleFilter, Titles } from '../queries.ts'
import { toFilter } from '../service.ts'
import { FEW, totalOf } from '../totals/service.ts'
import { countByOwn, countByProvider } from './queries.ts'

/** For so long counts are kept in this process, where there are more than `FEW` titles in all, as totals are. */
const KEPT_MS = 10 * 60_000
/** The counts of one filter are about 3 kB. */
const MOST_KEPT = 300
const MOST_COUNTRIES = 60

type Kept = { countedAt: number; counts: Promise<TitleCounts> }
type CountsQuery = Omit<TitlesQuery, 'order' | 'page'>

/**
 * Counts titles by the values of each part of a filter. Counting many titles reads the whole table: who asks for the
 * same meanwhile waits for the same answer.
 */
export function createTitleCounts(db: Db) {
  const kept = new LRUCache<string, Kept>({ max: MOST_KEPT })

  return async function readCounts(titles: Titles, query: CountsQuery, now: Date): Promise<TitleCounts> {
    const filter = toFilter(query, now)
    const key = JSON.stringify([titles === movies ? 'movies' : 'series', filter])
    const found = kept.get(key)
    if (found && now.getTime() - found.countedAt < KEPT_MS) return found.counts
    if ((await totalOf(db, titles, ofAll(filter), now)) <= FEW) return count(db, titles, filter)
    const counts = count(db, titles, filter)
    kept.set(key, { countedAt: now.getTime(), counts })
    // A count that failed is made again by the next who asks.
    counts.catch(() => kept.delete(key))
    return counts
  }
}

/** The filter of all titles. */
const ofAll = (filter: TitleFilter): TitleFilter => ({
  ...filter,
  genres: [],
  years: null,
  country: null,
  providers: [],
})

async function count(db: Db, titles: Titles, filter: TitleFilter): Promise<TitleCounts> {
  const [genre, decade, country, provider] = await Promise.all([
    countByOwn(db, titles, { ...filter, genres: [] }, 'genre', MOST_COUNTRIES),
    countByOwn(db, titles, { ...filter, years: null }, 'decade', MOST_COUNTRIES),
    countByOwn(db, titles, { ...filter, country: null }, 'country', MOST_COUNTRIES),
    countByProvider(db, titles, { ...filter, providers: [] }),
  ])
  return { genre, decade, country, provider }
}
