import { SEARCH_MAX_FOUND } from '#contract/search.ts'
import { toCount } from '../../ui/kit/format.ts'

/** A count, with a plus where the server stopped counting. */
export function toFoundCount(count: number, isOpen = count >= SEARCH_MAX_FOUND): string {
  return isOpen ? `${toCount(count)}+` : toCount(count)
}
