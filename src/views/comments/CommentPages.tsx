import type { ReactNode } from 'react'
import type { Resource } from '../../atoms/resource.ts'
import { toStandTime } from '../../atoms/stand.ts'
import { retry } from '../../texts/common.ts'
import * as texts from '../../texts/community.ts'
import { Button } from '../../ui/Button.tsx'
import { PagesSkeleton } from '../../ui/community/PagesSkeleton.tsx'
import { toStand } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { StandNote } from '../../ui/StandNote.tsx'

type CommentPagesProps = {
  list: Resource<{ nextPage: number | null }>
  now: Date
  onRetry: () => void
  /** Loads older ones; without it the way to them stands elsewhere. */
  onMore?: () => void
  /** What there is to see: the member's own words in any case. */
  children: ReactNode
}

/** How far the server's pages have come, around what is shown of them. What was loaded stays while a refresh fails. */
export function CommentPages({ list, now, onRetry, onMore, children }: CommentPagesProps) {
  const last = list.state === 'idle' ? null : list.last
  const stand = toStandTime(list, now)
  const again = <Button onClick={onRetry}>{retry}</Button>
  if (last === null && list.state !== 'failed') return <PagesSkeleton label={texts.commentsLoading} />
  if (last === null) {
    const isOffline = list.state === 'failed' && list.failure.reason === 'unreachable'
    return (
      <>
        {children}
        <Notice
          kind={isOffline ? 'offline' : 'error'}
          title={isOffline ? texts.commentsUnavailable : texts.commentsFailed}
          text={isOffline ? texts.unavailableText : texts.failedText}
          action={again}
        />
      </>
    )
  }
  const isFetchingMore = list.state === 'ready' && list.fetchingMore
  return (
    <>
      {list.state === 'failed' && (
        <Notice
          kind="error"
          title={texts.commentsFailed}
          text={texts.staleText(toStand(last.fetchedAt, now))}
          action={again}
        />
      )}
      {list.state !== 'failed' && stand && <StandNote fetchedAt={stand} now={now} />}
      {children}
      {onMore && last.data.nextPage !== null && (
        <Button variant="ghost" wide busy={isFetchingMore} onClick={onMore}>
          {isFetchingMore ? texts.loadingMore : texts.loadMore}
        </Button>
      )}
    </>
  )
}
