import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useId } from 'react'
import { ownerAtom } from '../../atoms/core/session.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { loadNoticesAtom, readNoticeAtom } from '../../atoms/moderation/moderation.ts'
import { noticesRef } from '../../atoms/moderation/refs.ts'
import * as words from '../../texts/moderation.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { ErrorStrip } from '../../ui/kit/ErrorStrip.tsx'
import { toInstantText } from '../../ui/kit/format.ts'
import styles from './NoticesSection.module.css'
import { useRequest } from './useRequest.ts'

/** The moderation's notices to the member, and a block that holds; nothing where there is neither. */
export function NoticesSection() {
  const owner = useAtomValue(ownerAtom)
  const resource = useResource(noticesRef)
  const load = useSetAtom(loadNoticesAtom)
  const read = useSetAtom(readNoticeAtom)
  const request = useRequest()
  const id = useId()
  const last = resource.state === 'idle' ? null : resource.last
  const now = useNow(last?.fetchedAt ?? '1970-01-01T00:00:00Z')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another member's are others
  useEffect(() => void load(), [load, owner])
  if (!last || (last.data.items.length === 0 && last.data.block === null)) return null
  const { block } = last.data
  // A block that holds stands above, with its end.
  const items = last.data.items.filter(({ action }) => block === null || action !== 'block')
  const toSpan = (until: string | null) => (until ? words.until(toInstantText(new Date(until), now)) : words.forGood)
  return (
    <section className={styles.notices} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {words.notices.title}
      </h2>
      {block && (
        <div className={styles.block}>
          <p>
            <b>{words.notices.blocked(toSpan(block.until))}</b>
          </p>
          <p>{words.notices.reason(block.reason)}</p>
          <p className={styles.small}>{words.notices.blockedText}</p>
        </div>
      )}
      <ul>
        {items.map(({ id: notice, action, type, text, reason, createdAt }) => (
          <li key={notice} className={styles.notice}>
            <p>
              <b>{words.notices.what[action](words.notices.own[type])}</b>
            </p>
            {text && <blockquote className={styles.words}>{text}</blockquote>}
            <p>{words.notices.reason(reason)}</p>
            <div className={styles.foot}>
              <time className={styles.small} dateTime={createdAt}>
                {toInstantText(new Date(createdAt), now)}
              </time>
              <Button variant="text" onClick={() => void request.run(() => read(notice))}>
                {words.notices.dismiss}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {request.refusal && <ErrorStrip message={words.notices.failed} />}
    </section>
  )
}
