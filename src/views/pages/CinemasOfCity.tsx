import { Link } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import type { CinemaSummary } from '#contract/cinema.ts'
import { cinemasRef } from '../../atoms/cinema/refs.ts'
import { loadMoreAtom } from '../../atoms/core/loadMore.ts'
import { fetchesMore } from '../../atoms/core/resource.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { screens } from '../../texts/cinema.ts'
import * as texts from '../../texts/pages/cinemas.ts'
import { LoadingDots } from '../../ui/kit/LoadingDots.tsx'
import { Missing } from '../../ui/kit/Missing.tsx'
import { MoreButton } from '../../ui/kit/MoreButton.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import styles from './CinemasView.module.css'

/** The cinemas of one city, in every state. */
export function CinemasOfCity({ city }: { city: string }) {
  const cinemas = useResource(cinemasRef({ city }))
  const reload = useReload(cinemasRef({ city }))
  const loadMore = useSetAtom(loadMoreAtom)
  const last = cinemas.state === 'idle' ? null : cinemas.last
  if (last === null) {
    if (cinemas.state !== 'failed') return <LoadingDots label={texts.loading} />
    return (
      <Missing
        isOffline={cinemas.failure.reason === 'unreachable'}
        offline={{ title: texts.unavailableTitle, text: texts.unavailableText }}
        error={{ title: texts.failedTitle, text: texts.failedText }}
        onRetry={reload}
      />
    )
  }
  const { items, nextPage } = last.data
  const isFetchingMore = fetchesMore(cinemas)
  if (items.length === 0) return <Notice kind="empty" title={texts.emptyTitle} text={texts.emptyText} />
  return (
    <>
      <ul className={styles.cinemas}>
        {items.map((cinema) => (
          <CinemaRow key={cinema.id} cinema={cinema} />
        ))}
      </ul>
      {nextPage !== null && <MoreButton busy={isFetchingMore} onMore={() => void loadMore(cinemasRef({ city }))} />}
    </>
  )
}

function CinemaRow({ cinema }: { cinema: CinemaSummary }) {
  return (
    <li>
      <Link to="/kinos/$permalink" params={{ permalink: cinema.permalink }} className={styles.cinema}>
        <b className={styles.name}>{cinema.name}</b>
        <span className={styles.address}>
          {cinema.street}, {cinema.postcode} {cinema.city}
        </span>
        <span className={styles.facts}>{[screens(cinema.screens), ...cinema.features].join(' · ')}</span>
      </Link>
    </li>
  )
}
