import type * as z from 'zod/mini'
import type { DiaryYear } from '#contract/year.ts'
import { countGenres } from '../../catalogue/service.ts'
import type { Db } from '../../db/client.ts'
import { countRatingsByMonth } from '../../ratings/service.ts'
import * as queries from './queries.ts'

type Year = z.input<typeof DiaryYear>
/** More would be a list. */
const GENRES = 5
const MONTHS = 12

/** Twelve months without an entry, whose ratings are unknown. */
export const noMonths = (): Year['months'] =>
  Array.from({ length: MONTHS }, () => ({ films: 0, series: 0, rewatches: 0, ratings: null }))

type Asked = {
  /** Null for the latest year with an entry. */
  year: number | null
  /** The present year, where there is no entry at all. */
  present: number
  withRatings: boolean
}

/** A year of a member's diary in numbers. */
export async function readDiaryYear(db: Db, userId: string, { year, present, withRatings }: Asked): Promise<Year> {
  const years = await queries.listYears(db, userId)
  const shown = year ?? years[0] ?? present
  const [watchings, ratings, genres] = await Promise.all([
    queries.countWatchings(db, userId, shown),
    withRatings ? countRatingsByMonth(db, userId, shown) : null,
    readGenres(db, userId, shown),
  ])
  const months = noMonths().map((none, index) => {
    const of = watchings.filter(({ month }) => month === index + 1)
    const sum = (rows: typeof watchings) => rows.reduce((total, { number }) => total + number, 0)
    return {
      films: sum(of.filter(({ itemType }) => itemType === 'movies')),
      series: sum(of.filter(({ itemType }) => itemType === 'series')),
      rewatches: sum(of.filter(({ rewatch }) => rewatch)),
      ratings: ratings === null ? none.ratings : (ratings.get(index + 1) ?? 0),
    }
  })
  return { year: shown, years, months, genres }
}

async function readGenres(db: Db, userId: string, year: number) {
  const watched = await queries.listWatched(db, userId, year)
  const idsOf = (type: string) => watched.flatMap(({ itemType, itemId }) => (itemType === type ? [itemId] : []))
  return countGenres(db, { movies: idsOf('movies'), series: idsOf('series') }, GENRES)
}
