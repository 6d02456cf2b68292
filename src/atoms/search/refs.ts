import type { QueryOf } from '#contract/call.ts'
import { resultsCall, type SearchItemClass } from '#contract/search.ts'
import { toRef } from '../core/toRef.ts'

type Asked = QueryOf<typeof resultsCall>

/** Filters of results of one class, as the URL carries them. */
export type ResultsFilter = Pick<Asked, 'genre' | 'year' | 'job' | 'city'>
/** A text to search for; some classes by pages, filtered, or an overview of all. */
export type ResultsQuery = { q: string; class?: SearchItemClass[] | undefined } & ResultsFilter

/** The number of results of each kind in the overview: two rows of a wide screen. */
const OVERVIEW_OF_EACH = 6

/** The results of a search. */
export const resultsRef = ({ q, class: classes, ...filter }: ResultsQuery) =>
  toRef(resultsCall, { query: classes ? { q, class: classes, ...filter } : { q, of_each: OVERVIEW_OF_EACH } })
