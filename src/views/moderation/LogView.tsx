import { useSetAtom } from 'jotai'
import { loadMoreAtom } from '../../atoms/core/loadMore.ts'
import { fetchesMore } from '../../atoms/core/resource.ts'
import { uniqueById } from '../../atoms/core/uniqueById.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { moderationLogRef } from '../../atoms/moderation/refs.ts'
import * as texts from '../../texts/moderation.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { Failed } from './Failed.tsx'
import { LogLine } from './LogLine.tsx'
import styles from './ModerationView.module.css'

/** Everything the moderation has done, the latest first. */
export function LogView() {
  const log = useResource(moderationLogRef)
  const reload = useReload(moderationLogRef)
  const loadMore = useSetAtom(loadMoreAtom)
  const last = log.state === 'idle' ? null : log.last
  const now = useNow(last?.fetchedAt ?? '1970-01-01T00:00:00Z')
  if (last === null) {
    if (log.state === 'failed') return <Failed failure={log.failure} title={texts.logFailed} onRetry={reload} />
    return <p role="status">{texts.logLoading}</p>
  }
  const { items, nextPage } = last.data
  if (items.length === 0) return <Notice kind="empty" title={texts.logEmpty} text={texts.logEmptyText} />
  return (
    <>
      <ul>
        {uniqueById(items).map((entry) => (
          <LogLine key={entry.id} entry={entry} now={now} />
        ))}
      </ul>
      {nextPage !== null && (
        <div className={styles.more}>
          <Button variant="ghost" wide busy={fetchesMore(log)} onClick={() => void loadMore(moderationLogRef)}>
            {texts.loadMore}
          </Button>
        </div>
      )}
    </>
  )
}
