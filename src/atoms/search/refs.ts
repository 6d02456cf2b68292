import { resultsCall, type SearchItemClass } from '#contract/search.ts'
import { toRef } from '../core/toRef.ts'

/** A text to search for; some classes by pages, or an overview of all. */
export type ResultsQuery = { q: string; class?: SearchItemClass[] }

/** The number of results of each kind in the overview: two rows of a wide screen. */
const OVERVIEW_OF_EACH = 6

/** The results of a search. */
export const resultsRef = ({ q, class: classes }: ResultsQuery) =>
  toRef(resultsCall, { query: classes ? { q, class: classes } : { q, of_each: OVERVIEW_OF_EACH } })
