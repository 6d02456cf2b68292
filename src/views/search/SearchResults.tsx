import { useState } from 'react'
import { toAsOfTime } from '../../atoms/core/asOf.ts'
import { fetchesMore } from '../../atoms/core/resource.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { useMuted } from '../../atoms/marks/useMuted.ts'
import { type ResultsQuery, resultsRef } from '../../atoms/search/refs.ts'
import { useHeldResults } from '../../atoms/search/useHeldResults.ts'
import { retry } from '../../texts/common.ts'
import * as texts from '../../texts/search.ts'
import { AsOfNote } from '../../ui/kit/AsOfNote.tsx'
import { Button } from '../../ui/kit/Button.tsx'
import { toAsOf } from '../../ui/kit/format.ts'
import { Notice } from '../../ui/kit/Notice.tsx'
import { FoundResults } from './FoundResults.tsx'
import { HeldResults } from './HeldResults.tsx'
import { ResultsSkeleton } from './ResultsSkeleton.tsx'
import { ResultTotal } from './ResultTotal.tsx'
import { SearchFilters } from './SearchFilters.tsx'
import { SearchKinds } from './SearchKinds.tsx'
import styles from './SearchResults.module.css'
import { isFull } from './toFoundCount.ts'
import { withoutMuted } from './withoutMuted.ts'

type SearchResultsProps = {
  query: ResultsQuery
  /** The number of pages that the URL asks for. */
  page: number
}

/**
 * The search results in every state. The loaded answer stays visible while a refresh fails; while another search loads,
 * those of the one before stay, so that nothing flickers under somebody who types.
 */
export function SearchResults({ query, page }: SearchResultsProps) {
  const results = useResource(resultsRef(query))
  const overview = useResource(resultsRef({ q: query.q }))
  const reload = useReload(resultsRef(query))
  const last = results.state === 'idle' ? null : results.last
  const [before, setBefore] = useState(last && { query, last })
  if (last && before?.last !== last) setBefore({ query, last })
  const isFailed = results.state === 'failed'
  const isOffline = isFailed && results.failure.reason === 'unreachable'
  const shown = last ? { query, last } : isFailed ? null : before
  const held = useHeldResults(query, last === null && isOffline)
  const isMuted = useMuted()
  const ofAll = overview.state === 'idle' ? null : overview.last
  const known = shown?.last ?? ofAll
  // Another text's overview says nothing of the results that are still shown.
  const others = shown === null || shown.query.q === query.q ? (ofAll?.data.items ?? []) : []
  const found = known && withoutMuted(known.data, others, isMuted)
  const counts = found?.filters.counts ?? held?.counts ?? null
  const now = useNow(last?.fetchedAt ?? '1970-01-01T00:00:00Z')
  const retryButton = <Button onClick={reload}>{retry}</Button>
  const isPending = last === null && !isFailed
  return (
    <>
      <SearchKinds q={query.q} classes={query.class ?? []} counts={counts} />
      {shown?.last.data.filters.facets && (
        <div className={styles.filters}>
          <SearchFilters query={query} facets={shown.last.data.filters.facets} isOpen={isFull(counts, query.class)} />
        </div>
      )}
      <ResultTotal query={query} total={((last && found?.filters) ?? held)?.total ?? null} />
      {isPending && !shown && <ResultsSkeleton />}
      {last === null && isOffline && <HeldResults query={query} held={held} action={retryButton} />}
      {isFailed && !isOffline && (
        <Notice
          kind="error"
          title={texts.failedTitle}
          text={last ? texts.failedStaleText(toAsOf(last.fetchedAt, now)) : texts.failedText}
          action={retryButton}
        />
      )}
      {last && (!isFailed || isOffline) && <AsOfNote fetchedAt={toAsOfTime(results, now)} now={now} />}
      {shown && found && (
        <div className={styles.found} data-pending={isPending || undefined} aria-busy={isPending || undefined}>
          <FoundResults query={shown.query} found={found} busy={fetchesMore(results)} page={page} />
        </div>
      )}
    </>
  )
}
