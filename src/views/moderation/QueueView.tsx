import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { MODERATION_TOPIC } from '#contract/events.ts'
import type { UserId } from '#contract/ids.ts'
import type { ModerationCase } from '#contract/moderationQueue.ts'
import type { ModerationAction } from '#contract/moderationWords.ts'
import { loadMoreAtom } from '../../atoms/core/loadMore.ts'
import { offlineAtom } from '../../atoms/core/network.ts'
import { fetchesMore } from '../../atoms/core/resource.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { useFollow } from '../../atoms/live/useFollow.ts'
import { moderationQueueRef, type QueueFilter } from '../../atoms/moderation/refs.ts'
import * as texts from '../../texts/moderation.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { Skeleton } from '../../ui/kit/Skeleton.tsx'
import { ActDialog } from './ActDialog.tsx'
import { CaseCard } from './CaseCard.tsx'
import { Failed } from './Failed.tsx'
import { MemberOfAddress } from './MemberOfAddress.tsx'
import { MemberSheet } from './MemberSheet.tsx'
import styles from './ModerationView.module.css'
import { QueueFilters } from './QueueFilters.tsx'
import { useCaseKeys } from './useCaseKeys.ts'
import { useFocusOfNext } from './useFocusOfNext.ts'

/** The dialog above the list: an action that asks for its reason, or a member's sheet. */
type Above = { case: ModerationCase; action: ModerationAction } | { member: ModerationCase['author'] } | null

type QueueViewProps = {
  query: QueueFilter
  /** The member whose sheet the address opens above the queue. */
  member?: UserId | null
}

/** The queue in every state. The loaded answer stays visible while a refresh fails. */
export function QueueView({ query, member = null }: QueueViewProps) {
  const queue = useResource(moderationQueueRef(query))
  const refresh = useReload(moderationQueueRef(query))
  const [hasNews, setNews] = useState(false)
  const reload = () => {
    setNews(false)
    refresh()
  }
  const loadMore = useSetAtom(loadMoreAtom)
  const isOffline = useAtomValue(offlineAtom)
  const [above, setAbove] = useState<Above>(null)
  const list = useRef<HTMLDivElement>(null)
  const last = queue.state === 'idle' ? null : queue.last
  const now = useNow(last?.fetchedAt ?? '1970-01-01T00:00:00Z')
  // New cases are shown on request only, so that nothing moves while a moderator decides.
  useFollow(MODERATION_TOPIC, last?.fetchedAt ?? null, () => setNews(true))
  const items = last?.data.items ?? []
  const ask = (shown: ModerationCase, action: ModerationAction) => setAbove({ case: shown, action })
  const place = above && 'case' in above ? items.findIndex(({ id }) => id === above.case.id) : -1
  const keepPlace = useFocusOfNext(list, items, above === null)
  const onActed = () => {
    keepPlace(place)
    reload()
  }
  const keys = useCaseKeys(list, items, ask)
  const state = query.state ?? 'open'
  return (
    <>
      <QueueFilters query={query} open={last?.data.open ?? null} />
      {isOffline && last && (
        <p role="status" className={styles.offline}>
          {texts.offlineNote}
        </p>
      )}
      {last === null && queue.state === 'failed' && <Failed failure={queue.failure} onRetry={reload} />}
      {last === null && queue.state !== 'failed' && (
        <div role="status" aria-busy="true">
          <span className="visuallyHidden">{texts.loading}</span>
          {['a', 'b', 'c'].map((key) => (
            <Skeleton key={key} className={styles.skeleton} />
          ))}
        </div>
      )}
      {last && items.length === 0 && (
        <Notice kind="empty" title={texts.nothing[state]} text={texts.nothingText[state]} />
      )}
      <p role="status" className={hasNews ? styles.news : 'visuallyHidden'}>
        {hasNews && texts.newFlags}
        {hasNews && (
          <Button variant="text" onClick={reload}>
            {texts.showNewFlags}
          </Button>
        )}
      </p>
      {items.length > 0 && <p className={styles.hint}>{texts.keysHint}</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys are heard from the cases within, which have the focus */}
      <div ref={list} className={styles.cases} onKeyDown={keys}>
        {items.map((each) => (
          <CaseCard
            key={`${each.type}/${each.id}`}
            shown={each}
            now={now}
            onAct={(action) => ask(each, action)}
            onMember={() => setAbove({ member: each.author })}
          />
        ))}
      </div>
      {last && last.data.nextPage !== null && (
        <div className={styles.more}>
          <Button
            variant="ghost"
            wide
            busy={fetchesMore(queue)}
            onClick={() => void loadMore(moderationQueueRef(query))}
          >
            {texts.loadMore}
          </Button>
        </div>
      )}
      {above && 'case' in above && (
        <ActDialog
          about={above.case}
          action={above.action}
          now={now}
          onDone={onActed}
          onClosed={() => setAbove(null)}
        />
      )}
      {member && <MemberOfAddress key={member} id={member} now={now} onDone={reload} />}
      {above && 'member' in above && (
        <MemberSheet author={above.member} now={now} onDone={reload} onClosed={() => setAbove(null)} />
      )}
    </>
  )
}
