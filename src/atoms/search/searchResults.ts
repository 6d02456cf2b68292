import type { QueryOf } from '#contract/call.ts'
import type { resultsCall, SearchItemClass } from '#contract/search.ts'

/** The number of results of each kind in the overview: two rows of a wide screen. */
const OVERVIEW_OF_EACH = 6

export type ResultsQuery = QueryOf<typeof resultsCall>

/** The query of the results page: some classes by pages, or an overview of all. */
export function toResultsQuery(q: string, classes?: SearchItemClass[]): ResultsQuery {
  return classes ? { q, class: classes } : { q, of_each: OVERVIEW_OF_EACH }
}
