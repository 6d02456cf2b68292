import { Link } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { MAX_ARTICLE_WORDS } from '#contract/articleDrafts.ts'
import { toArticlePath } from '#contract/articlePath.ts'
import { countWords } from '#contract/ownComments.ts'
import { isChanged, toStage, type VisibleDraft } from '../../atoms/blog/drafts.ts'
import { deleteDraftAtom, publishArticleAtom, withdrawArticleAtom } from '../../atoms/blog/placeArticle.ts'
import { confirmAtom } from '../../atoms/core/modal.ts'
import { useNewAccount } from '../../atoms/core/newAccount.ts'
import { useAfterLogin } from '../../atoms/core/useAfterLogin.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import * as texts from '../../texts/blog.ts'
import { toPublishText } from '../../ui/community/toPublishText.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { toInstantText } from '../../ui/kit/format.ts'
import styles from './Editor.module.css'
import { PublishForm } from './PublishForm.tsx'
import { toFault } from './toFault.ts'

type FootProps = { id: string; draft: VisibleDraft | null; text: { title: string; body: string } }

/** Below the text: its words, what is missing before it may be published, and what may be done with the article. */
export function Foot({ id, draft, text: { title, body } }: FootProps) {
  const now = useNow('1970-01-01T00:00:00Z')
  const [isChoosing, setChoosing] = useState(false)
  const publish = useSetAtom(publishArticleAtom)
  const withdraw = useSetAtom(withdrawArticleAtom)
  const remove = useSetAtom(deleteDraftAtom)
  const confirm = useSetAtom(confirmAtom)
  const attempt = useAfterLogin('comment', texts.storageFailed)
  const waits = useNewAccount()
  const words = countWords(body)
  const fault = toFault(title, words)
  const stage = draft ? toStage(draft) : 'draft'
  const named = { id, title }
  const ask = async () => {
    const question = { title: texts.removeTitle, text: texts.removeText, confirm: texts.remove, dismiss: texts.keep }
    if (await confirm(question)) void attempt(() => remove(named))
  }
  return (
    <div className={styles.foot}>
      {isChoosing && (
        <PublishForm
          now={now}
          onCancel={() => setChoosing(false)}
          onPublish={(at) => {
            setChoosing(false)
            void attempt(() => publish(named, at))
          }}
        />
      )}
      <div className={styles.bar}>
        <div>
          <p className={styles.count}>{texts.wordCount(words)}</p>
          <p className={styles.limits} data-fault={words > MAX_ARTICLE_WORDS} role="status">
            {fault ?? texts.limits}
          </p>
        </div>
        {(stage !== 'published' || (draft && isChanged(draft))) && (
          <Button disabled={fault !== null || draft?.other != null} onClick={() => setChoosing(!isChoosing)}>
            {stage === 'published' ? texts.publishChanges : texts.publish}
          </Button>
        )}
      </div>
      {waits && <p className={styles.note}>{toPublishText(waits)}</p>}
      {draft?.missed && <p className={styles.note}>{texts.missed[draft.missed]}</p>}
      {draft?.schedule && (
        <p className={styles.note}>{texts.scheduledFor(toInstantText(new Date(draft.schedule.at), now))}</p>
      )}
      {draft && (
        <div className={styles.more}>
          {draft.permalink && draft.publishedAt && (
            <Link to={toArticlePath({ rubric: 'blog', permalink: draft.permalink }) as string}>{texts.read}</Link>
          )}
          {stage !== 'draft' && (
            <Button variant="text" onClick={() => void attempt(() => withdraw(named))}>
              {stage === 'scheduled' ? texts.unplan : texts.withdraw}
            </Button>
          )}
          <Button variant="text" onClick={() => void ask()}>
            {texts.remove}
          </Button>
        </div>
      )}
    </div>
  )
}
