import { useSetAtom } from 'jotai'
import type { RatableType } from '#contract/ratings.ts'
import { toAsOfTime } from '../core/asOf.ts'
import { loadMoreAtom } from '../core/loadMore.ts'
import { fetchesMore } from '../core/resource.ts'
import { useNow } from '../core/useNow.ts'
import { useReload } from '../core/useReload.ts'
import { useResource } from '../core/useResource.ts'
import type { Place } from '../place/place.ts'
import { consumptionsRef } from './refs.ts'
import { useLiveWhere } from './useLiveWhere.ts'

/**
 * The consumptions of a title for a place, as the route's loader loaded them, with later changes; in the states that
 * `Where` in `ui` shows.
 */
export function useConsumptions(type: RatableType, id: string, place: Place) {
  const reference = consumptionsRef(type, id, place)
  const resource = useResource(reference)
  useLiveWhere(reference, type, id)
  const reload = useReload(reference)
  const loadMore = useSetAtom(loadMoreAtom)
  const last = resource.state === 'idle' ? null : resource.last
  const now = useNow(last?.fetchedAt ?? '1970-01-01T00:00:00Z')
  if (last === null) {
    if (resource.state !== 'failed') return { state: 'loading' as const }
    return { state: 'failed' as const, offline: resource.failure.reason === 'unreachable', reload }
  }
  const busy = fetchesMore(resource)
  return {
    state: 'ready' as const,
    items: last.data.items,
    asOf: toAsOfTime(resource, now),
    now,
    more: last.data.nextPage === null ? null : { busy, load: () => void loadMore(reference) },
  }
}
