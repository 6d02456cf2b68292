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
/** The counts of one part are about 1 kB. */
const MOST_KEPT = 1200
const MOST_COUNTRIES = 60

type Part = keyof TitleCounts
type Kept = { countedAt: number; counts: Promise<TitleCounts[Part]> }
type CountsQuery = Omit<TitlesQuery, 'order' | 'page'>

/** The filter without what it asks of one part. */
const without: Record<Part, Partial<TitleFilter>> = {
  genre: { genres: [] },
  decade: { years: null },
  country: { country: null },
  provider: { providers: [] },
}

/**
 * Counts titles by the values of each part of a filter. Counting many titles reads the whole table: the counts of a part
 * are kept for all filters that differ in this part alone, and all who ask meanwhile wait for the same ones.
 */
export function createTitleCounts(db: Db) {
  const kept = new LRUCache<string, Kept>({ max: MOST_KEPT })

  return async function readCounts(titles: Titles, query: CountsQuery, now: Date): Promise<TitleCounts> {
    const filter = toNormal(toFilter(query, now))
    let total: Promise<number> | null = null
    const isFew = async () => {
      total ??= totalOf(db, titles, ofAll(filter), now)
      return (await total) <= FEW
    }
    const read = <P extends Part>(part: P) => {
      const asked = { ...filter, ...without[part] }
      const key = JSON.stringify([titles === movies ? 'movies' : 'series', part, asked])
      const found = kept.get(key)
      if (found && now.getTime() - found.countedAt < KEPT_MS) return found.counts as Promise<TitleCounts[P]>
      const made: Kept = { countedAt: now.getTime(), counts: countPart(db, titles, asked, part) }
      kept.set(key, made)
      const forget = () => {
        if (kept.peek(key) === made) kept.delete(key)
      }
      // Those of few titles are shared only while they are made. A count that failed is made again by the next who asks.
      void Promise.all([isFew(), made.counts]).then(([few]) => few && forget(), forget)
      return made.counts as Promise<TitleCounts[P]>
    }
    const [genre, decade, country, provider] = await Promise.all([
      read('genre'),
      read('decade'),
      read('country'),
      read('provider'),
    ])
    return { genre, decade, country, provider }
  }
}

/** The same filter always as the same text: values sorted, each once. */
const toNormal = (filter: TitleFilter): TitleFilter => ({
  ...filter,
  genres: [...new Set(filter.genres)].sort(),
  providers: [...new Set(filter.providers)].sort(),
})

/** The filter of all titles. */
const ofAll = (filter: TitleFilter): TitleFilter => ({
  ...filter,
  ...without.genre,
  ...without.decade,
  ...without.country,
  ...without.provider,
})

async function countPart(db: Db, titles: Titles, filter: TitleFilter, part: Part): Promise<TitleCounts[Part]> {
  if (part === 'provider') return countByProvider(db, titles, filter)
  return countByOwn(db, titles, filter, part, MOST_COUNTRIES)
}
