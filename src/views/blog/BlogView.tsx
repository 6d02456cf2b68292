import { Link, useNavigate } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { countWords } from '#contract/ownComments.ts'
import { draftsAtom, isChanged, type Stage, toStage, type VisibleDraft } from '../../atoms/blog/drafts.ts'
import { draftIdsAtom } from '../../atoms/blog/writeDraft.ts'
import { modalAtom } from '../../atoms/core/modal.ts'
import { ownerAtom } from '../../atoms/core/session.ts'
import { useHydrated } from '../../atoms/core/useHydrated.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import * as texts from '../../texts/blog.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { toInstantText } from '../../ui/kit/format.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { Skeleton } from '../../ui/kit/Skeleton.tsx'
import { SignInForm } from '../../ui/login/SignInForm.tsx'
import styles from './Blog.module.css'
import { Sent } from './Sent.tsx'

const stages: readonly Stage[] = ['draft', 'scheduled', 'published']

/** "Mein Blog": the member's articles from the device, with or without a network. */
export function BlogView() {
  const owner = useAtomValue(ownerAtom)
  const known = useAtomValue(draftsAtom)
  const open = useSetAtom(modalAtom)
  const drafts = useHydrated() ? known : null
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <h1>{texts.heading}</h1>
        {owner !== null && <Begin />}
      </div>
      {owner === null ? (
        <SignInForm text={texts.visitor} back="/my_blog" onSignIn={() => open({ type: 'login' })} />
      ) : drafts === null ? (
        <div aria-busy="true" role="status">
          <span className="visuallyHidden">{texts.loading}</span>
          {['a', 'b', 'c'].map((key) => (
            <Skeleton key={key} className={styles.line} />
          ))}
        </div>
      ) : drafts.length === 0 ? (
        <Notice kind="empty" icon="pencil" title={texts.empty} text={texts.emptyText} />
      ) : (
        <Groups drafts={drafts} />
      )}
    </div>
  )
}

/** The id is made on the device: an article has its address before anything is sent. */
function Begin() {
  const ids = useAtomValue(draftIdsAtom)
  const navigate = useNavigate()
  return (
    <Button onClick={() => void navigate({ to: '/my_blog/$id', params: { id: ids.create() } })}>
      <Icon name="pencil" size="small" />
      {texts.begin}
    </Button>
  )
}

function Groups({ drafts }: { drafts: readonly VisibleDraft[] }) {
  const now = useNow('1970-01-01T00:00:00Z')
  return stages.map((stage) => {
    const of = drafts.filter((draft) => toStage(draft) === stage)
    return of.length === 0 ? null : (
      <section key={stage} className={styles.section}>
        <h2>{texts.stages[stage]}</h2>
        <ul>
          {of.map((draft) => (
            <Row key={draft.id} draft={draft} now={now} />
          ))}
        </ul>
      </section>
    )
  })
}

function Row({ draft, now }: { draft: VisibleDraft; now: Date }) {
  const { id, title, body, other, missed } = draft
  return (
    <li className={styles.row}>
      <Link to="/my_blog/$id" params={{ id }} className={styles.name}>
        {title.trim() || texts.untitled}
      </Link>
      <p className={styles.meta}>{[...toTimes(draft, now), texts.wordCount(countWords(body))].join(' · ')}</p>
      {other !== null && <p className={styles.warn}>{texts.twoTexts}</p>}
      {isChanged(draft) && <p className={styles.meta}>{texts.changed}</p>}
      {missed !== null && <p className={styles.warn}>{texts.missed[missed]}</p>}
      <Sent {...draft} />
    </li>
  )
}

function toTimes({ schedule, publishedAt }: VisibleDraft, now: Date): string[] {
  if (schedule) return [texts.scheduledFor(toInstantText(new Date(schedule.at), now))]
  return publishedAt ? [texts.publishedAt(toInstantText(new Date(publishedAt), now))] : []
}
