import type { Answer } from '#contract/call.ts'
import type { CalendarDate } from '#contract/ids.ts'
import { toTvDay, type tvCall } from '#contract/tv.ts'
import { toAsOfTime } from '../../../atoms/core/asOf.ts'
import type { ResourceRef } from '../../../atoms/core/reference.ts'
import type { Resource } from '../../../atoms/core/resource.ts'
import { useReload } from '../../../atoms/core/useReload.ts'
import { retry } from '../../../texts/common.ts'
import * as texts from '../../../texts/tv.ts'
import { AsOfNote } from '../../../ui/kit/AsOfNote.tsx'
import { Button } from '../../../ui/kit/Button.tsx'
import { toAsOf } from '../../../ui/kit/format.ts'
import { Missing } from '../../../ui/kit/Missing.tsx'
import { Notice } from '../../../ui/kit/Notice.tsx'
import { TvGrid } from './TvGrid.tsx'
import { TvNote } from './TvNote.tsx'
import { TvSkeleton } from './TvSkeleton.tsx'
import { type TvChoice, toShown } from './toShown.ts'

type TvBodyProps = {
  reference: ResourceRef<typeof tvCall>
  programme: Resource<Answer<typeof tvCall>>
  date: CalendarDate
  now: Date
  search: TvChoice
  onClearFilters: () => void
}

/** The programme in every state. The loaded answer stays visible while a refresh fails. */
export function TvBody({ reference, programme, date, now, search, onClearFilters }: TvBodyProps) {
  const reload = useReload(reference)
  const last = programme.state === 'idle' ? null : programme.last
  if (last === null) {
    if (programme.state !== 'failed') return <TvSkeleton />
    return (
      <Missing
        isOffline={programme.failure.reason === 'unreachable'}
        offline={{ title: texts.unavailable, text: texts.unavailableText }}
        error={{ title: texts.failed, text: texts.failedText }}
        onRetry={reload}
      />
    )
  }
  const shown = toShown(last.data.channels, search)
  const isEmpty = !shown.some(({ broadcasts }) => broadcasts.length > 0)
  const { from, until } = toTvDay(date)
  return (
    <>
      {programme.state === 'failed' ? (
        <Notice
          kind="error"
          title={texts.failed}
          text={texts.failedStaleText(toAsOf(last.fetchedAt, now))}
          action={<Button onClick={reload}>{retry}</Button>}
        />
      ) : (
        <AsOfNote fetchedAt={toAsOfTime(programme, now)} now={now} place="below" />
      )}
      <TvNote now={now} isOn={now >= from && now < until} hours={(until.getTime() - from.getTime()) / 3_600_000} />
      {last.data.channels.length === 0 && (
        <Notice kind="empty" icon="screen" title={texts.emptyTitle} text={texts.emptyText} />
      )}
      {last.data.channels.length > 0 && isEmpty && (
        <Notice
          kind="empty"
          icon="screen"
          title={texts.noneTitle}
          text={texts.noneText}
          action={<Button onClick={onClearFilters}>{texts.clearFilters}</Button>}
        />
      )}
      {!isEmpty && <TvGrid key={date} channels={shown} date={date} now={now} />}
    </>
  )
}
