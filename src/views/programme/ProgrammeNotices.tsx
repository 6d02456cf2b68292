import type { Failure } from '../../atoms/core/resource.ts'
import { retry } from '../../texts/common.ts'
import * as texts from '../../texts/programme.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { toAsOf } from '../../ui/kit/format.ts'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { Missing } from '../../ui/kit/Missing.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'

/** Nothing to show: without a network, or because the server failed. */
export function MissingProgramme({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  return (
    <Missing
      isOffline={failure.reason === 'unreachable'}
      offline={{ title: texts.unavailableTitle, text: texts.unavailableText }}
      error={{ title: texts.failedTitle, text: texts.failedText }}
      onRetry={onRetry}
    />
  )
}

/** A refresh failed: what was there stays, with its time. */
export function FailedProgramme({ fetchedAt, now, onRetry }: { fetchedAt: string; now: Date; onRetry: () => void }) {
  return (
    <Notice
      kind="error"
      title={texts.failedTitle}
      text={texts.failedStaleText(toAsOf(fetchedAt, now))}
      action={<Button onClick={onRetry}>{retry}</Button>}
    />
  )
}

/** A link names an unknown place; the dialog would not have accepted it. */
export function UnknownPlace() {
  return <Notice kind="empty" title={texts.placeUnknown} text={texts.unknownPlaceText} />
}

type EmptyProgrammeProps = { isFiltered: boolean; onClearFilters: () => void }

export function EmptyProgramme({ isFiltered, onClearFilters }: EmptyProgrammeProps) {
  return (
    <Notice
      kind="empty"
      title={isFiltered ? texts.emptyFilteredTitle : texts.emptyTitle}
      text={isFiltered ? texts.emptyFilteredText : texts.emptyText}
      action={
        isFiltered ? (
          <Button onClick={onClearFilters}>{texts.clearFilters}</Button>
        ) : (
          <LinkButton to="/kino/kinoprogramm" search={({ date: _date, ...rest }) => rest}>
            {texts.toToday}
          </LinkButton>
        )
      }
    />
  )
}
