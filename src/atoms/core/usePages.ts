import { toAsOfTime } from './asOf.ts'
import type { NextPage } from './listAnswer.ts'
import { fetchesMore, type Resource } from './resource.ts'
import { useNow } from './useNow.ts'

/**
 * The state of a list that is loaded page by page, as `Pages` in `ui` shows it, and the current time. The loaded items
 * stay visible while a refresh fails.
 */
export function usePages(list: Resource<{ nextPage: NextPage }>) {
  const last = list.state === 'idle' ? null : list.last
  const now = useNow(last?.fetchedAt ?? '1970-01-01T00:00:00Z')
  if (last === null) {
    if (list.state !== 'failed') return { pages: { state: 'loading' as const }, now }
    return { pages: { state: 'missing' as const, isOffline: list.failure.reason === 'unreachable' }, now }
  }
  const pages = {
    state: 'shown' as const,
    fetchedAt: last.fetchedAt,
    asOf: toAsOfTime(list, now),
    isStale: list.state === 'failed',
    hasMore: last.data.nextPage !== null,
    isFetchingMore: fetchesMore(list),
  }
  return { pages, now }
}
