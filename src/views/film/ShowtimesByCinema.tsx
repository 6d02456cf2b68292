import { useSetAtom } from 'jotai'
import type { Answer } from '#contract/call.ts'
import type { movieShowtimesCall } from '#contract/programme.ts'
import { toUnsure } from '../../atoms/core/asOf.ts'
import { loadMoreAtom } from '../../atoms/core/loadMore.ts'
import type { ResourceRef } from '../../atoms/core/reference.ts'
import { fetchesMore, type Resource } from '../../atoms/core/resource.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import * as texts from '../../texts/film.ts'
import * as programmeTexts from '../../texts/programme.ts'
import { CinemaTimes } from '../../ui/cinema/CinemaTimes.tsx'
import { UnsureTimes } from '../../ui/cinema/UnsureTimes.tsx'
import { Missing } from '../../ui/kit/Missing.tsx'
import { MoreButton } from '../../ui/kit/MoreButton.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { Skeleton } from '../../ui/kit/Skeleton.tsx'
import { type Start, StartActions, toStartWords } from './FilmStart.tsx'
import styles from './ShowtimesByCinema.module.css'

type ShowtimesByCinemaProps = {
  reference: ResourceRef<typeof movieShowtimesCall>
  date: string
  showtimes: Resource<Answer<typeof movieShowtimesCall>>
  now: Date
  /** Null of a film that is in cinemas, or may be. */
  start: Start | null
}

/** A film's showtimes of one day in every state they can be in. */
export function ShowtimesByCinema({ reference, date, showtimes, now, start }: ShowtimesByCinemaProps) {
  const reload = useReload(reference)
  const loadMore = useSetAtom(loadMoreAtom)
  const last = showtimes.state === 'idle' ? null : showtimes.last
  const unsure = toUnsure(showtimes, now)
  if (last === null) {
    if (showtimes.state !== 'failed') return <ShowtimesSkeleton />
    return (
      <Missing
        isOffline={showtimes.failure.reason === 'unreachable'}
        offline={{ title: texts.showtimesUnavailable, text: programmeTexts.unavailableText }}
        error={{ title: texts.showtimesFailed, text: programmeTexts.failedText }}
        onRetry={reload}
      />
    )
  }
  const { items, nextPage, filters } = last.data
  const isUnknown = filters.location !== null && filters.cityName === null
  const isToCome = start !== null && date < start.date && !isUnknown
  const isFetchingMore = fetchesMore(showtimes)
  return (
    <div className={styles.list}>
      <UnsureTimes unsure={unsure} now={now} place="line">
        {items.length === 0 && (
          <Notice
            kind="empty"
            title={isUnknown ? programmeTexts.placeUnknown : texts.emptyDay}
            text={isUnknown ? programmeTexts.unknownPlaceText : isToCome ? toStartWords(start) : texts.emptyDayText}
            action={
              isToCome && (
                <div className={styles.start}>
                  <StartActions {...start} />
                </div>
              )
            }
          />
        )}
        {items.map((each) => (
          <div key={each.cinema.id} className={styles.cinema}>
            <CinemaTimes {...each} now={now} date={date} />
          </div>
        ))}
      </UnsureTimes>
      {nextPage !== null && <MoreButton busy={isFetchingMore} onMore={() => void loadMore(reference)} wide={false} />}
    </div>
  )
}

function ShowtimesSkeleton() {
  return (
    <div aria-busy="true" role="status" className={styles.list}>
      <span className="visuallyHidden">{programmeTexts.loading}</span>
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className={styles.skeleton} />
      ))}
    </div>
  )
}
