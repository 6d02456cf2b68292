import { SEARCH_MAX_FOUND, type SearchCounts, type SearchItemClass } from '#contract/search.ts'
import { toCount } from '../../ui/kit/format.ts'

/** A count, with a plus where the server stopped counting. */
export function toFoundCount(count: number, isOpen = count >= SEARCH_MAX_FOUND): string {
  return isOpen ? `${toCount(count)}+` : toCount(count)
}

/** Whether there may be more of these classes than those that were counted. */
export const isFull = (counts: SearchCounts | null, classes: readonly SearchItemClass[] = []): boolean =>
  counts !== null && classes.some((each) => counts[each] >= SEARCH_MAX_FOUND)
