import type { SearchItemClass } from '#contract/search.ts'
import { toAsOfTime } from '../../atoms/core/asOf.ts'
import { fetchesMore } from '../../atoms/core/resource.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { type ResultsQuery, resultsRef } from '../../atoms/search/refs.ts'
import { retry } from '../../texts/common.ts'
import * as texts from '../../texts/search.ts'
import { AsOfNote } from '../../ui/kit/AsOfNote.tsx'
import { Button } from '../../ui/kit/Button.tsx'
import { toAsOf } from '../../ui/kit/format.ts'
import { Notice } from '../../ui/kit/Notice.tsx'
import { FoundResults } from './FoundResults.tsx'
import { HeldResults } from './HeldResults.tsx'
import { ResultsSkeleton } from './ResultsSkeleton.tsx'
import { SearchKinds } from './SearchKinds.tsx'

type SearchResultsProps = {
  query: ResultsQuery
  /** The classes that are asked for; empty: all. */
  classes: readonly SearchItemClass[]
  /** The number of pages that the URL asks for. */
  page: number
}

/** The search results in every state. The loaded answer stays visible while a refresh fails. */
export function SearchResults({ query, classes, page }: SearchResultsProps) {
  const results = useResource(resultsRef(query))
  const overview = useResource(resultsRef({ q: query.q }))
  const reload = useReload(resultsRef(query))
  const last = results.state === 'idle' ? null : results.last
  const known = last ?? (overview.state === 'idle' ? null : overview.last)
  const now = useNow(last?.fetchedAt ?? '1970-01-01T00:00:00Z')
  const asOf = toAsOfTime(results, now)
  const isOffline = results.state === 'failed' && results.failure.reason === 'unreachable'
  const retryButton = <Button onClick={reload}>{retry}</Button>
  return (
    <>
      <SearchKinds q={query.q} classes={classes} counts={known?.data.filters.counts ?? null} />
      {last === null && results.state !== 'failed' && <ResultsSkeleton />}
      {last === null && isOffline && <HeldResults q={query.q} classes={classes} action={retryButton} />}
      {results.state === 'failed' && !isOffline && (
        <Notice
          kind="error"
          title={texts.failedTitle}
          text={last ? texts.failedStaleText(toAsOf(last.fetchedAt, now)) : texts.failedText}
          action={retryButton}
        />
      )}
      {last && (results.state !== 'failed' || isOffline) && <AsOfNote fetchedAt={asOf} now={now} />}
      {last && <FoundResults query={query} found={last.data} busy={fetchesMore(results)} page={page} />}
    </>
  )
}
