import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import type { ThreadAttention } from '#contract/messages.ts'
import { confirmAtom } from '../../atoms/core/modal.ts'
import { notifyAtom } from '../../atoms/core/toast.ts'
import { useAfterLogin } from '../../atoms/core/useAfterLogin.ts'
import type { VisibleThread } from '../../atoms/messages/threads.ts'
import { leaveThreadAtom, setAttentionAtom } from '../../atoms/messages/write.ts'
import * as texts from '../../texts/messages.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { MarkLine } from '../../ui/marks/MarkLine.tsx'
import styles from './Message.module.css'
import { toTitle } from './ThreadList.tsx'

/** The actions on a thread: mute, block and leave it. */
export function ThreadMenu({ thread }: { thread: VisibleThread }) {
  const { id, attention, state, reason } = thread
  const named = { id, name: toTitle(thread) }
  const attend = useSetAtom(setAttentionAtom)
  const leave = useSetAtom(leaveThreadAtom)
  const confirm = useSetAtom(confirmAtom)
  const notify = useSetAtom(notifyAtom)
  const attempt = useAfterLogin('change', texts.storageFailed)
  const navigate = useNavigate()
  const choose = (wanted: ThreadAttention) => attempt(() => attend(named, wanted))
  const block = async () => {
    const { blockTitle: title, blockText: text, block: yes, cancel } = texts
    if (await confirm({ title, text, confirm: yes, dismiss: cancel })) await choose('blocked')
  }
  const go = async () => {
    const { leaveTitle: title, leaveText: text, leave: yes, cancel } = texts
    if (!(await confirm({ title, text, confirm: yes, dismiss: cancel }))) return
    if (!(await attempt(() => leave(named)))) return
    notify({ kind: 'success', message: texts.left })
    await navigate({ to: '/inbox' })
  }
  return (
    <>
      <details className={styles.menu}>
        <summary aria-label={texts.more}>
          <Icon name="dots" />
        </summary>
        <div className={styles.sheet}>
          <MarkLine>
            <button type="button" onClick={() => void choose(attention === 'muted' ? 'all' : 'muted')}>
              {attention === 'muted' ? texts.unmute : texts.mute}
            </button>
            <button type="button" onClick={() => void (attention === 'blocked' ? choose('all') : block())}>
              {attention === 'blocked' ? texts.unblock : texts.block}
            </button>
            <button type="button" onClick={() => void go()}>
              {texts.leave}
            </button>
          </MarkLine>
        </div>
      </details>
      {attention !== 'all' && (
        <p className={styles.attention}>{attention === 'muted' ? texts.isMuted : texts.isBlocked}</p>
      )}
      {state === 'failed' && <p className={styles.attention}>{texts.refused(reason)}</p>}
    </>
  )
}
