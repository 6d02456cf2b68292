import { Link } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import type { OwnComment, Refused } from '../../atoms/comments/ownComments.ts'
import { confirmAtom } from '../../atoms/core/modal.ts'
import { useNewAccount } from '../../atoms/core/newAccount.ts'
import { discardEntryAtom, retryEntryAtom } from '../../atoms/core/outbox.ts'
import { notifyAtom } from '../../atoms/core/toast.ts'
import { commentsHeldUpAtom } from '../../atoms/outbox/heldUp.ts'
import * as texts from '../../texts/comments.ts'
import { heldUpHere } from '../../texts/outbox.ts'
import { SendNote } from '../../ui/community/SendNote.tsx'
import { toSentText } from '../../ui/community/toPublishText.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { copyText } from '../../ui/share/copyText.ts'
import styles from './OwnNote.module.css'

/** The note below the member's own comment: it waits, or it was refused, with the reason and the possible actions. */
export function OwnNote({ own }: { own: OwnComment }) {
  if (own.refused) return <RefusedNote refused={own.refused} />
  return own.state === 'pending' ? <WaitingNote isTooNew={own.isTooNew} /> : null
}

function WaitingNote({ isTooNew }: { isTooNew: boolean }) {
  const heldUp = useAtomValue(commentsHeldUpAtom)
  const newAccount = useNewAccount()
  if (isTooNew && newAccount) return <SendNote state="pending" text={toSentText(newAccount)} />
  return <SendNote state="pending" text={heldUp === null ? texts.pending : heldUpHere[heldUp]} />
}

function RefusedNote({ refused }: { refused: Refused }) {
  const { seq, act, state, error, body } = refused
  const retry = useSetAtom(retryEntryAtom)
  const discard = useSetAtom(discardEntryAtom)
  const confirm = useSetAtom(confirmAtom)
  const notify = useSetAtom(notifyAtom)
  if (state === 'review' && error?.code === 'version') {
    return <SendNote state="review" text={texts.twoVersions} toOutbox={texts.compare} />
  }
  const ask = async () => {
    const { discardTitle: title, discardText: text, discard: yes, keep } = texts
    if (await confirm({ title, text, confirm: yes, dismiss: keep })) await discard(seq)
  }
  // The answered comment is deleted: sending the reply again would be refused again.
  const isLost = act === 'create' && error?.code === 'not_found'
  const copy = async () => {
    const isCopied = (await copyText(body)) === 'copied'
    notify({ kind: isCopied ? 'success' : 'info', message: isCopied ? texts.copied : texts.copyFailed })
  }
  return (
    <div className={styles.refused}>
      <SendNote state="failed" text={texts.refused(act, error?.code ?? null, error?.text ?? null)} />
      <div className={styles.buttons}>
        {isLost && (
          <Button variant="text" onClick={() => void copy()}>
            {texts.copy}
          </Button>
        )}
        {state === 'failed' && !isLost && (
          <Button variant="text" onClick={() => void retry(seq)}>
            {texts.again}
          </Button>
        )}
        <Button variant="text" onClick={() => void ask()}>
          {texts.discard}
        </Button>
        <Link to="/ausstehend" className={`textLink ${styles.link}`}>
          {texts.toOutbox}
        </Link>
      </div>
    </div>
  )
}
