import { Link } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { Author } from '#contract/author.ts'
import type { ModerationAction } from '#contract/moderationWords.ts'
import { toThingPath } from '#contract/things.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { loadModeratedMemberAtom } from '../../atoms/moderation/moderation.ts'
import { moderationMemberRef } from '../../atoms/moderation/refs.ts'
import * as texts from '../../texts/moderation.ts'
import { AuthorAvatar } from '../../ui/community/Byline.tsx'
import { toDay } from '../../ui/community/toDay.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Dialog } from '../../ui/kit/Dialog.tsx'
import { ErrorStrip } from '../../ui/kit/ErrorStrip.tsx'
import { toCount, toInstantText } from '../../ui/kit/format.ts'
import { ActDialog } from './ActDialog.tsx'
import { LogLine } from './LogLine.tsx'
import styles from './MemberSheet.module.css'

type MemberSheetProps = { author: Author; now: Date; onDone: () => void; onClosed: () => void }

const counted = ['comments', 'trivia', 'articles', 'lists', 'hidden', 'warnings'] as const

/** A member as the moderation knows them: what they have written, what happened so far, and what can be done. */
export function MemberSheet({ author, now, onDone, onClosed }: MemberSheetProps) {
  const member = useResource(moderationMemberRef(author.id))
  const load = useSetAtom(loadModeratedMemberAtom)
  const [action, setAction] = useState<ModerationAction | null>(null)
  useEffect(() => void load(author.id), [load, author.id])
  const known = member.state === 'idle' ? null : (member.last?.data ?? null)
  const profile: string = toThingPath('users', author.username)
  const done = () => {
    void load(author.id)
    onDone()
  }
  return (
    <Dialog label={texts.memberTitle(author.username)} onClosed={onClosed}>
      <div className={styles.sheet}>
        <header className={styles.head}>
          <AuthorAvatar author={known?.author ?? author} size="medium" />
          <div>
            <h2 className={styles.name}>{author.username}</h2>
            {known && <p className={styles.since}>{texts.memberSince(toDay(known.createdAt, now))}</p>}
          </div>
        </header>
        {known === null && member.state !== 'failed' && <p role="status">{texts.memberLoading}</p>}
        {member.state === 'failed' && <ErrorStrip message={texts.memberFailed} />}
        {known && (
          <>
            {known.block && (
              <p className={styles.blocked}>
                {texts.blockedNow(
                  known.block.until ? texts.until(toInstantText(new Date(known.block.until), now)) : texts.forGood,
                  known.block.reason,
                )}
              </p>
            )}
            <dl className={styles.counts}>
              {counted.map((each) => (
                <div key={each}>
                  <dt>{texts.counts[each](known.counts[each])}</dt>
                  <dd>{toCount(known.counts[each])}</dd>
                </div>
              ))}
            </dl>
            {known.mayAct ? (
              <div className={styles.acts}>
                <Button variant="ghost" onClick={() => setAction('warn')}>
                  {texts.acts.warn}
                </Button>
                <Button
                  variant={known.block ? 'ghost' : 'danger'}
                  onClick={() => setAction(known.block ? 'unblock' : 'block')}
                >
                  {known.block ? texts.acts.unblock : texts.acts.block}
                </Button>
                <Button variant="ghost" onClick={() => setAction(known.hidden ? 'restore' : 'hide')}>
                  {known.hidden ? texts.showProfile : texts.hideProfile}
                </Button>
              </div>
            ) : (
              <p className={styles.since}>{texts.mayNot}</p>
            )}
            <Link to={profile} className="textLink">
              {texts.toProfile}
            </Link>
            <section>
              <h3 className={styles.title}>{texts.history}</h3>
              {known.log.length === 0 && <p className={styles.since}>{texts.noHistory}</p>}
              <ul>
                {known.log.map((entry) => (
                  <LogLine key={entry.id} entry={entry} now={now} />
                ))}
              </ul>
            </section>
          </>
        )}
      </div>
      {action && (
        <ActDialog
          about={{ type: 'users', id: author.id, author, reasons: [] }}
          action={action}
          now={now}
          onDone={done}
          onClosed={() => setAction(null)}
        />
      )}
    </Dialog>
  )
}
