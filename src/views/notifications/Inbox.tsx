import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { Answer } from '#contract/call.ts'
import type { notificationsCall } from '#contract/notifications.ts'
import { loadMoreAtom } from '../../atoms/core/loadMore.ts'
import { offlineAtom } from '../../atoms/core/network.ts'
import { fetchesMore } from '../../atoms/core/resource.ts'
import { uniqueById } from '../../atoms/core/uniqueById.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { loadNotificationsAtom, readNotificationsAtom } from '../../atoms/notifications/notifications.ts'
import { notificationsRef } from '../../atoms/notifications/refs.ts'
import * as texts from '../../texts/notifications.ts'
import { AsOfNote } from '../../ui/kit/AsOfNote.tsx'
import { Button } from '../../ui/kit/Button.tsx'
import { Chip } from '../../ui/kit/Chip.tsx'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { Missing } from '../../ui/kit/Missing.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { InboxSkeleton } from './InboxSkeleton.tsx'
import { NotificationDays } from './NotificationDays.tsx'
import styles from './NotificationsView.module.css'
import { SettingsSection } from './SettingsSection.tsx'

/** Which kinds each filter shows; `all` shows everything. */
const kindsOf = {
  all: null,
  replies: ['reply', 'mention'],
  watched: ['watch'],
  friends: ['friend_request', 'friend_accepted'],
} as const
type Filter = keyof typeof kindsOf

/** The member's notifications and their settings. Fetched again each time it is opened. */
export function Inbox() {
  const resource = useResource(notificationsRef)
  const load = useSetAtom(loadNotificationsAtom)
  const isOffline = useAtomValue(offlineAtom)
  const last = resource.state === 'idle' ? null : resource.last
  const now = useNow(last?.fetchedAt ?? '1970-01-01T00:00:00Z')
  // Refreshed on each opening: the answer may be old.
  useEffect(() => void load({ refresh: true }), [load])
  if (last === null) {
    if (resource.state !== 'failed') return <InboxSkeleton />
    return (
      <Missing
        isOffline={resource.failure.reason === 'unreachable'}
        offline={{ title: texts.offlineTitle, text: texts.offlineText }}
        error={{ title: texts.failedTitle, text: texts.failedText }}
        onRetry={() => void load({ refresh: true })}
      />
    )
  }
  return (
    <>
      <AsOfNote fetchedAt={isOffline ? last.fetchedAt : null} now={now} />
      <Notifications answer={last.data} now={now} isFetchingMore={fetchesMore(resource)} />
      <SettingsSection settings={last.data.settings} />
    </>
  )
}

type NotificationsProps = { answer: Answer<typeof notificationsCall>; now: Date; isFetchingMore: boolean }

function Notifications({ answer, now, isFetchingMore }: NotificationsProps) {
  const [filter, setFilter] = useState<Filter>('all')
  const read = useSetAtom(readNotificationsAtom)
  const loadMore = useSetAtom(loadMoreAtom)
  const all = uniqueById(answer.items)
  const kinds: readonly string[] | null = kindsOf[filter]
  const items = all.filter(({ kind }) => kinds === null || kinds.includes(kind))
  const latest = all[0]
  if (latest === undefined) {
    return (
      <Notice
        kind="empty"
        title={texts.empty}
        text={texts.emptyText}
        action={<LinkButton to="/filme">{texts.toFilms}</LinkButton>}
      />
    )
  }
  return (
    <>
      <div className={styles.bar}>
        <p role="status" className={styles.count}>
          {texts.unread(answer.unreadCount)}
        </p>
        {answer.unreadCount > 0 && (
          <Button variant="text" onClick={() => void read({ until: latest.id })}>
            {texts.allRead}
          </Button>
        )}
      </div>
      <fieldset className={styles.filters} aria-label={texts.filterLabel}>
        {(Object.keys(kindsOf) as Filter[]).map((name) => (
          <Chip key={name} pressed={filter === name} onClick={() => setFilter(name)}>
            {texts.filters[name]}
          </Chip>
        ))}
      </fieldset>
      {items.length === 0 ? (
        <Notice kind="empty" title={texts.emptyFilter} text={texts.emptyFilterText} />
      ) : (
        <NotificationDays items={items} now={now} onRead={(only) => void read({ only })} />
      )}
      {answer.nextPage !== null && (
        <Button variant="ghost" busy={isFetchingMore} onClick={() => void loadMore(notificationsRef)}>
          {texts.more}
        </Button>
      )}
    </>
  )
}
