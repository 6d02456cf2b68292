import type { QueryOf } from '#contract/call.ts'
import type { resultsCall, SearchItemClass } from '#contract/search.ts'

/** Of each kind, the overview shows the first so many: two rows of a wide screen. */
const OVERVIEW_OF_EACH = 6

export type ResultsQuery = QueryOf<typeof resultsCall>

/** What the page asks for: some classes by pages, or an overview of all. */
export function toResultsQuery(q: string, classes?: SearchItemClass[]): ResultsQuery {
  return classes ? { q, class: classes } : { q, of_each: OVERVIEW_OF_EACH }
}
