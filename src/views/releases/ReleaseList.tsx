import { useSetAtom } from 'jotai'
import { daysBetween, toBerlinDate } from '#contract/berlin.ts'
import type { Answer } from '#contract/call.ts'
import { dayAndMonth, weekdayName } from '#contract/dayWords.ts'
import type { startsCall, upcomingCall } from '#contract/releases.ts'
import { toAsOfTime } from '../../atoms/core/asOf.ts'
import { loadMoreAtom } from '../../atoms/core/loadMore.ts'
import type { ResourceRef } from '../../atoms/core/reference.ts'
import { fetchesMore, type Resource } from '../../atoms/core/resource.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import { retry } from '../../texts/common.ts'
import * as texts from '../../texts/releases.ts'
import { AsOfNote } from '../../ui/kit/AsOfNote.tsx'
import { Button } from '../../ui/kit/Button.tsx'
import { toAsOf } from '../../ui/kit/format.ts'
import { Missing } from '../../ui/kit/Missing.tsx'
import { MoreButton } from '../../ui/kit/MoreButton.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { groupReleases } from './groupReleases.ts'
import { ReleaseCard } from './ReleaseCard.tsx'
import styles from './ReleaseList.module.css'
import { ReleaseSkeleton } from './ReleaseSkeleton.tsx'

export type ReleasesCall = typeof startsCall | typeof upcomingCall

type ReleaseListProps = {
  reference: ResourceRef<ReleasesCall>
  releases: Resource<Answer<ReleasesCall>>
  emptyText: string
}

/** Films by the day of their start, in every state. The loaded answer stays visible while a refresh fails. */
export function ReleaseList({ reference, releases, emptyText }: ReleaseListProps) {
  const reload = useReload(reference)
  const loadMore = useSetAtom(loadMoreAtom)
  const last = releases.state === 'idle' ? null : releases.last
  const now = useNow(last?.fetchedAt ?? '2026-01-01T11:00:00Z')
  const asOf = toAsOfTime(releases, now)
  if (last === null) {
    if (releases.state !== 'failed') return <ReleaseSkeleton />
    return (
      <Missing
        isOffline={releases.failure.reason === 'unreachable'}
        offline={{ title: texts.unavailableTitle, text: texts.unavailableText }}
        error={{ title: texts.failedTitle, text: texts.failedText }}
        onRetry={reload}
      />
    )
  }
  const { items, nextPage, filters } = last.data
  const today = toBerlinDate(now)
  const isFetchingMore = fetchesMore(releases)
  const isGrouped = filters.order === 'start'
  const groups = isGrouped ? groupReleases(items) : [{ date: '', items }]
  return (
    <div>
      {releases.state === 'failed' && (
        <Notice
          kind="error"
          title={texts.failedTitle}
          text={texts.failedStaleText(toAsOf(last.fetchedAt, now))}
          action={<Button onClick={reload}>{retry}</Button>}
        />
      )}
      {releases.state !== 'failed' && <AsOfNote fetchedAt={asOf} now={now} />}
      {items.length === 0 && <Notice kind="empty" title={texts.emptyTitle} text={emptyText} />}
      {groups.map((group, index) => (
        <section key={group.date} className={styles.group}>
          {isGrouped && <DayHeading date={group.date} today={today} />}
          <div className={styles.cards}>
            {group.items.map((release, place) => (
              <ReleaseCard
                key={release.movie.id}
                release={release}
                now={now}
                place={filters.cityName}
                showsDate={!isGrouped}
                isFirst={index === 0 && place === 0}
              />
            ))}
          </div>
        </section>
      ))}
      {nextPage !== null && <MoreButton busy={isFetchingMore} onMore={() => void loadMore(reference)} />}
    </div>
  )
}

function DayHeading({ date, today }: { date: string; today: string }) {
  const days = daysBetween(today, date)
  return (
    <h2 className={styles.day}>
      {texts.dayHeading(weekdayName(date), dayAndMonth(date, today))}
      <small className={styles.distance}>{days > 0 ? texts.inDays(days) : texts.sinceDays(-days)}</small>
    </h2>
  )
}
