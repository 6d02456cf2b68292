import type { TitlesQuery } from '#contract/titles.ts'
import type { TitleFilter } from './queries.ts'

/** The filter, order and page of a query, with the filters that the answer repeats (`asked`). */
export function readTitlesQuery(query: TitlesQuery) {
  const { genre = [], year = null, country = null, order = 'popularity', page = 1 } = query
  const filter: TitleFilter = { genres: genre, years: year === null ? null : toYears(year), country }
  return { filter, order, page, asked: { genre, year, country, order } }
}

function toYears(span: string): { first: number; last: number } {
  const [first = 0, last = first] = span.split('-').map(Number)
  return { first, last }
}
