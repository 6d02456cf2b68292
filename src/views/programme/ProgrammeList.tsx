import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Answer } from '#contract/call.ts'
import type { cinemaMoviesCall } from '#contract/programme.ts'
import type { ProgrammeFilter } from '../../atoms/cinema/cinema.ts'
import { toUnsure } from '../../atoms/core/asOf.ts'
import { loadMoreAtom } from '../../atoms/core/loadMore.ts'
import { fetchesMore, type Resource } from '../../atoms/core/resource.ts'
import { useAllPages } from '../../atoms/core/useAllPages.ts'
import { useHydrated } from '../../atoms/core/useHydrated.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import { programmeRef } from '../../atoms/programme/refs.ts'
import { UnsureTimes } from '../../ui/cinema/UnsureTimes.tsx'
import { MoreButton } from '../../ui/kit/MoreButton.tsx'
import styles from './ProgrammeList.module.css'
import { EmptyProgramme, FailedProgramme, MissingProgramme, UnknownPlace } from './ProgrammeNotices.tsx'
import { ProgrammeRow } from './ProgrammeRow.tsx'
import { ProgrammeRowsSkeleton } from './ProgrammeRowsSkeleton.tsx'
import { useNarrowed } from './useNarrowed.ts'

type ProgrammeListProps = {
  programme: Resource<Answer<typeof cinemaMoviesCall>>
  query: ProgrammeFilter & { date: string }
  isFiltered: boolean
  onClearFilters: () => void
}

/** The films of a programme in every state. The loaded answer stays visible while a refresh fails. */
export function ProgrammeList({ programme, query, isFiltered, onClearFilters }: ProgrammeListProps) {
  const reload = useReload(programmeRef(query))
  const loadMore = useSetAtom(loadMoreAtom)
  const last = programme.state === 'idle' ? null : programme.last
  const now = useNow(last?.fetchedAt ?? `${query.date}T11:00:00Z`)
  const unsure = toUnsure(programme, now)
  // A list that the app renders has its full height at once: a scroll position is restored in it.
  const [isEarly] = useState(!useHydrated())
  const { narrow, isOn, isWaiting } = useNarrowed(query.date)
  // Narrowing leaves out films and would leave pages nearly empty: all pages are loaded.
  useAllPages(programmeRef(query), programme, isOn)
  if (last === null) {
    return (
      <div>
        {programme.state === 'failed' ? (
          <MissingProgramme failure={programme.failure} onRetry={reload} />
        ) : (
          <ProgrammeRowsSkeleton />
        )}
      </div>
    )
  }
  const { items, nextPage, filters } = last.data
  const shown = narrow(items)
  const isFetchingMore = fetchesMore(programme)
  // Offline is normal: the shell says so, and the times that they are not confirmed.
  const isRefused = programme.state === 'failed' && programme.failure.reason !== 'unreachable'
  return (
    <div className={isEarly ? styles.early : undefined}>
      {isRefused && <FailedProgramme fetchedAt={last.fetchedAt} now={now} onRetry={reload} />}
      <UnsureTimes unsure={unsure} now={now} isSaid={isRefused}>
        {shown.length === 0 && (isWaiting || isFetchingMore) && <ProgrammeRowsSkeleton />}
        {shown.length === 0 &&
          !isWaiting &&
          nextPage === null &&
          (filters.location !== null && filters.cityName === null ? (
            <UnknownPlace />
          ) : (
            <EmptyProgramme isFiltered={isFiltered} onClearFilters={onClearFilters} />
          ))}
        {shown.map((item, index) => (
          <ProgrammeRow key={item.movie.id} item={item} now={now} query={query} isFirst={index === 0} />
        ))}
      </UnsureTimes>
      {nextPage !== null && <MoreButton busy={isFetchingMore} onMore={() => void loadMore(programmeRef(query))} />}
    </div>
  )
}
