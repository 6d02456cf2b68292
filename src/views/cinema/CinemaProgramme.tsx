import { useSetAtom } from 'jotai'
import type { Answer } from '#contract/call.ts'
import type { cinemaShowtimesCall, MovieShowtimes } from '#contract/programme.ts'
import { toUnsure } from '../../atoms/core/asOf.ts'
import { loadMoreAtom } from '../../atoms/core/loadMore.ts'
import type { ResourceRef } from '../../atoms/core/reference.ts'
import { fetchesMore, type Resource } from '../../atoms/core/resource.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import * as texts from '../../texts/cinema.ts'
import { Showtimes } from '../../ui/cinema/Showtimes.tsx'
import { UnsureTimes } from '../../ui/cinema/UnsureTimes.tsx'
import { Missing } from '../../ui/kit/Missing.tsx'
import { MoreButton } from '../../ui/kit/MoreButton.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { FilmRow } from '../../ui/title/FilmRow.tsx'
import { filmFacts } from '../../ui/title/filmFacts.ts'
import { ScoreBadge } from '../../ui/title/ScoreBadge.tsx'
import styles from './CinemaProgramme.module.css'
import { CinemaProgrammeSkeleton } from './CinemaProgrammeSkeleton.tsx'

type CinemaProgrammeProps = {
  reference: ResourceRef<typeof cinemaShowtimesCall>
  programme: Resource<Answer<typeof cinemaShowtimesCall>>
  now: Date
}

/** The films of one day in one cinema, in every state they can be in. */
export function CinemaProgramme({ reference, programme, now }: CinemaProgrammeProps) {
  const reload = useReload(reference)
  const loadMore = useSetAtom(loadMoreAtom)
  const last = programme.state === 'idle' ? null : programme.last
  const unsure = toUnsure(programme, now)
  if (last === null) {
    if (programme.state !== 'failed') return <CinemaProgrammeSkeleton />
    return (
      <Missing
        isOffline={programme.failure.reason === 'unreachable'}
        offline={{ title: texts.dayUnavailableTitle, text: texts.unavailableText }}
        error={{ title: texts.programmeFailedTitle, text: texts.failedText }}
        onRetry={reload}
      />
    )
  }
  const { items, nextPage } = last.data
  const isFetchingMore = fetchesMore(programme)
  return (
    <>
      <UnsureTimes unsure={unsure} now={now}>
        {items.length === 0 && <Notice kind="empty" title={texts.emptyTitle} text={texts.emptyText} />}
        {items.map((item, index) => (
          <ShowRow key={item.movie.id} {...item} now={now} isFirst={index === 0} />
        ))}
      </UnsureTimes>
      {nextPage !== null && <MoreButton busy={isFetchingMore} onMore={() => void loadMore(reference)} wide={false} />}
    </>
  )
}

function ShowRow({ movie, showtimes, now, isFirst }: MovieShowtimes & { now: Date; isFirst: boolean }) {
  return (
    <FilmRow movie={movie} size="middle" heading="h3" isFirst={isFirst}>
      <p className={styles.meta}>
        <ScoreBadge value={movie.rating.average} />
        <span>{filmFacts(movie, 1)}</span>
      </p>
      <Showtimes showtimes={showtimes} now={now} />
    </FilmRow>
  )
}
