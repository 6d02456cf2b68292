import { and, arrayContains, arrayOverlaps, between, desc, type SQL, sql } from 'drizzle-orm'
import type { TitleOrder } from '#contract/titles.ts'
import { movies } from '../../db/schema/catalogue.ts'
import { series } from '../../db/schema/series.ts'

/** The tables of films and of series, for queries that both share. */
type Titles = typeof movies | typeof series

export type TitleFilter = {
  /** Empty: all genres. */
  genres: readonly string[]
  /** Both years included. */
  years: { first: number; last: number } | null
  country: string | null
}

export function matching(titles: Titles, { genres, years, country }: TitleFilter): SQL | undefined {
  return and(
    genres.length === 0 ? undefined : arrayOverlaps(titles.genres, [...genres]),
    years === null ? undefined : between(titles.year, years.first, years.last),
    country === null ? undefined : arrayContains(titles.countries, [country]),
  )
}

/** The ratings that each title is given in advance, so that three enthusiasts do not outweigh a thousand. */
const PRIOR = { count: 30, value: 6.5 }

/**
 * The order of titles, best or newest first; unknown values come last. `best` is the community's average weighted by
 * the number of ratings; so is `forecast`, until there are forecasts (C1b). The caller must add the id as the last key,
 * so that pages do not overlap.
 */
export function titleOrder(titles: Titles, order: TitleOrder | 'forecast'): SQL {
  switch (order) {
    case 'popularity':
      return desc(titles.popularity)
    case 'rating':
      return sql`${titles.communitySum} / nullif(${titles.communityCount}, 0) desc nulls last`
    case 'start':
      return sql`${titles === movies ? movies.releaseDate : series.year} desc nulls last`
    case 'best':
    case 'forecast':
      return sql`(${titles.communitySum} + ${PRIOR.count * PRIOR.value}::float8) / (${titles.communityCount} + ${PRIOR.count}::int) desc`
  }
}
