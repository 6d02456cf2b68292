import { useSetAtom } from 'jotai'
import { loadMoreAtom } from '../../atoms/core/loadMore.ts'
import { fetchesMore } from '../../atoms/core/resource.ts'
import { uniqueById } from '../../atoms/core/uniqueById.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { roleLogRef } from '../../atoms/moderation/refs.ts'
import { somebodyGone } from '../../texts/moderation.ts'
import * as texts from '../../texts/roles.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { ErrorStrip } from '../../ui/kit/ErrorStrip.tsx'
import { toInstantText } from '../../ui/kit/format.ts'
import lineStyles from './LogLine.module.css'
import moderationStyles from './ModerationView.module.css'
import styles from './RolesView.module.css'

/** Roles that were given and taken: who, to whom, when; the latest first. */
export function RoleLog() {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{texts.log}</h2>
      <Entries />
    </section>
  )
}

function Entries() {
  const log = useResource(roleLogRef)
  const loadMore = useSetAtom(loadMoreAtom)
  const last = log.state === 'idle' ? null : log.last
  const now = useNow(last?.fetchedAt ?? '1970-01-01T00:00:00Z')
  if (last === null) {
    return log.state === 'failed' ? (
      <ErrorStrip message={texts.logFailed} />
    ) : (
      <p role="status" className={styles.note}>
        {texts.logLoading}
      </p>
    )
  }
  const { items, nextPage } = last.data
  if (items.length === 0) return <p className={styles.note}>{texts.logEmpty}</p>
  return (
    <>
      <ul>
        {uniqueById(items).map(({ id, actor, member, role, given, at }) => (
          <li key={id} className={lineStyles.line}>
            <p>
              <b>{actor.username ?? somebodyGone}</b> {texts.logged(role, given, member.username ?? somebodyGone)}
            </p>
            <time className={lineStyles.time} dateTime={at}>
              {toInstantText(new Date(at), now)}
            </time>
          </li>
        ))}
      </ul>
      {nextPage !== null && (
        <div className={moderationStyles.more}>
          <Button variant="ghost" wide busy={fetchesMore(log)} onClick={() => void loadMore(roleLogRef)}>
            {texts.more}
          </Button>
        </div>
      )}
    </>
  )
}
