import type { ReactNode } from 'react'
import type { Failure, Resource } from '../../atoms/resource.ts'
import { toStandTime } from '../../atoms/stand.ts'
import { uniqueById } from '../../atoms/uniqueById.ts'
import { useNow } from '../../atoms/useNow.ts'
import { retry } from '../../texts/common.ts'
import * as texts from '../../texts/community.ts'
import { Button } from '../../ui/Button.tsx'
import { toStand } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { StandNote } from '../../ui/StandNote.tsx'
import { PagedListSkeleton } from './PagedListSkeleton.tsx'

type PagedListProps<T> = {
  list: Resource<{ items: T[]; nextPage: number | null }>
  words: { loading: string; failed: string; unavailable: string }
  empty: ReactNode
  onRetry: () => void
  onMore: () => void
  children: (items: readonly T[], now: Date) => ReactNode
}

/** A list in every state it can be in, page by page. What was loaded stays visible while a refresh fails. */
export function PagedList<T extends { id: string }>(props: PagedListProps<T>) {
  const { list, words, empty, onRetry, onMore, children } = props
  const last = list.state === 'idle' ? null : list.last
  const now = useNow(last?.fetchedAt ?? '1970-01-01T00:00:00Z')
  const stand = toStandTime(list, now)
  if (last === null) {
    if (list.state === 'failed') return <Missing failure={list.failure} words={words} onRetry={onRetry} />
    return <PagedListSkeleton label={words.loading} />
  }
  const items = uniqueById(last.data.items)
  const isFetchingMore = list.state === 'ready' && list.fetchingMore
  return (
    <>
      {list.state === 'failed' && (
        <Notice
          kind="error"
          title={words.failed}
          text={texts.staleText(toStand(last.fetchedAt, now))}
          action={<Button onClick={onRetry}>{retry}</Button>}
        />
      )}
      {list.state !== 'failed' && stand && <StandNote fetchedAt={stand} now={now} />}
      {items.length === 0 ? empty : children(items, now)}
      {last.data.nextPage !== null && (
        <Button variant="ghost" wide busy={isFetchingMore} onClick={onMore}>
          {isFetchingMore ? texts.loadingMore : texts.loadMore}
        </Button>
      )}
    </>
  )
}

type MissingProps = { failure: Failure; words: PagedListProps<unknown>['words']; onRetry: () => void }

/** Nothing to show: without a network, or because the server failed. */
function Missing({ failure, words, onRetry }: MissingProps) {
  const offline = failure.reason === 'unreachable'
  return (
    <Notice
      kind={offline ? 'offline' : 'error'}
      title={offline ? words.unavailable : words.failed}
      text={offline ? texts.unavailableText : texts.failedText}
      action={<Button onClick={onRetry}>{retry}</Button>}
    />
  )
}
