import { useSetAtom } from 'jotai'
import type { MouseEvent } from 'react'
import type { Answer } from '#contract/call.ts'
import type { resultsCall } from '#contract/search.ts'
import { loadMoreAtom } from '../../atoms/core/loadMore.ts'
import { type ResultsQuery, resultsRef } from '../../atoms/search/refs.ts'
import { loadingMore, loadMore as loadMoreText } from '../../texts/more.ts'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { AlikeNote } from './AlikeNote.tsx'
import styles from './FoundResults.module.css'
import { findGenre } from './findGenre.ts'
import { GenreNote } from './GenreNote.tsx'
import { NothingFound } from './NothingFound.tsx'
import { ResultGroups } from './ResultGroups.tsx'
import { ResultList } from './ResultList.tsx'

type FoundResultsProps = {
  query: ResultsQuery
  found: Answer<typeof resultsCall>
  /** Is the next page under way? */
  busy: boolean
  /** The number of pages that the URL asks for. */
  page: number
}

/** An overview by kind, or one kind with the way to more of it. */
export function FoundResults({ query, found, busy, page }: FoundResultsProps) {
  const { items, nextPage, filters } = found
  const loadMore = useSetAtom(loadMoreAtom)
  const { q } = query
  const genre = findGenre(q)
  if (items.length === 0) {
    return (
      <>
        {genre && <GenreNote genre={genre} />}
        <NothingFound query={query} counts={filters.counts} />
      </>
    )
  }
  const more = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (!busy) void loadMore(resultsRef(query))
  }
  return (
    <>
      {genre && <GenreNote genre={genre} />}
      {!genre && filters.correction !== null && (
        <AlikeNote q={q} alike={filters.alike} likeliest={filters.correction} />
      )}
      {query.class ? (
        <div className={styles.list}>
          <ResultList items={items} query={q} />
        </div>
      ) : (
        <ResultGroups items={items} counts={filters.counts} query={q} />
      )}
      {nextPage !== null && (
        <div className={styles.more}>
          <LinkButton
            to="/suche"
            search={{ ...query, page: Math.max(nextPage, page + 1) }}
            variant="ghost"
            wide
            busy={busy}
            preload={false}
            onClick={more}
          >
            {busy ? loadingMore : loadMoreText}
          </LinkButton>
        </div>
      )}
    </>
  )
}
