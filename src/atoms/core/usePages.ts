import type { Resource } from './resource.ts'
import { toStandTime } from './stand.ts'
import { useNow } from './useNow.ts'

/**
 * How far a list has come that arrives page by page. `stand`: when what is shown was made, where that has to be said;
 * `isStale`: it could not be fetched anew.
 */
export type PagesState =
  | { state: 'loading' }
  | { state: 'missing'; isOffline: boolean }
  | {
      state: 'shown'
      fetchedAt: string
      stand: string | null
      isStale: boolean
      hasMore: boolean
      isFetchingMore: boolean
    }

/** A list's state and the time it is looked at. What was loaded stays shown while a refresh fails. */
export function usePages(list: Resource<{ nextPage: number | null }>): { pages: PagesState; now: Date } {
  const last = list.state === 'idle' ? null : list.last
  const now = useNow(last?.fetchedAt ?? '1970-01-01T00:00:00Z')
  if (last === null) {
    if (list.state !== 'failed') return { pages: { state: 'loading' }, now }
    return { pages: { state: 'missing', isOffline: list.failure.reason === 'unreachable' }, now }
  }
  const pages = {
    state: 'shown' as const,
    fetchedAt: last.fetchedAt,
    stand: toStandTime(list, now),
    isStale: list.state === 'failed',
    hasMore: last.data.nextPage !== null,
    isFetchingMore: list.state === 'ready' && list.fetchingMore,
  }
  return { pages, now }
}
