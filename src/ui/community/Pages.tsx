import type { ReactNode } from 'react'
import { retry } from '../../texts/common.ts'
import * as texts from '../../texts/community.ts'
import { AsOfNote } from '../kit/AsOfNote.tsx'
import { Button } from '../kit/Button.tsx'
import { toAsOf } from '../kit/format.ts'
import { Missing } from '../kit/Missing.tsx'
import { MoreButton } from '../kit/MoreButton.tsx'
import { Notice } from '../kit/Notice.tsx'
import { PagesSkeleton } from './PagesSkeleton.tsx'

type PagesProps = {
  pages:
    | { state: 'loading' }
    | { state: 'missing'; isOffline: boolean }
    | {
        state: 'shown'
        fetchedAt: string
        /** The time of the shown answer, where that has to be said. */
        asOf: string | null
        /** The last refresh has failed. */
        isStale: boolean
        hasMore: boolean
        isFetchingMore: boolean
      }
  now: Date
  words: { loading: string; failed: string; unavailable: string }
  onRetry: () => void
  /** Loads the next page; without it, the button for that is elsewhere. */
  onMore?: () => void
  /** The loaded items, or the text that there are none. */
  children: ReactNode
}

/** A list that is loaded page by page, in every state. The loaded items stay visible while a refresh fails. */
export function Pages({ pages, now, words, onRetry, onMore, children }: PagesProps) {
  switch (pages.state) {
    case 'loading':
      return <PagesSkeleton label={words.loading} />
    case 'missing':
      return (
        <Missing
          isOffline={pages.isOffline}
          offline={{ title: words.unavailable, text: texts.unavailableText }}
          error={{ title: words.failed, text: texts.failedText }}
          onRetry={onRetry}
        />
      )
    case 'shown':
      return (
        <>
          {pages.isStale && (
            <Notice
              kind="error"
              title={words.failed}
              text={texts.staleText(toAsOf(pages.fetchedAt, now))}
              action={<Button onClick={onRetry}>{retry}</Button>}
            />
          )}
          {!pages.isStale && <AsOfNote fetchedAt={pages.asOf} now={now} />}
          {children}
          {onMore && pages.hasMore && <MoreButton busy={pages.isFetchingMore} onMore={onMore} />}
        </>
      )
  }
}
