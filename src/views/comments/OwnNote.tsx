import { Link } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import type { OwnComment, Refused } from '../../atoms/comments/ownComments.ts'
import { confirmAtom } from '../../atoms/modal.ts'
import { discardEntryAtom, retryEntryAtom } from '../../atoms/outbox.ts'
import * as texts from '../../texts/comments.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './OwnNote.module.css'

/** Below one's own words: that they wait, or that they were refused, why, and what can be done about it. */
export function OwnNote({ own }: { own: OwnComment }) {
  if (own.refused) return <RefusedNote refused={own.refused} />
  if (own.state !== 'pending') return null
  return (
    <p className={styles.note} data-state="pending">
      <Icon name="clock" size="small" />
      <span>{texts.pending}</span>
    </p>
  )
}

function RefusedNote({ refused }: { refused: Refused }) {
  const { seq, act, state, error } = refused
  const retry = useSetAtom(retryEntryAtom)
  const discard = useSetAtom(discardEntryAtom)
  const confirm = useSetAtom(confirmAtom)
  if (state === 'review' && error?.code === 'version') {
    return (
      <p className={styles.note} data-state="failed">
        <Icon name="info" size="small" />
        <span>{texts.twoVersions}</span>
        <Link to="/ausstehend">{texts.compare}</Link>
      </p>
    )
  }
  const ask = async () => {
    const { discardTitle: title, discardText: text, discard: yes, keep } = texts
    if (await confirm({ title, text, confirm: yes, dismiss: keep })) await discard(seq)
  }
  return (
    <div className={styles.refused}>
      <p className={styles.note} data-state="failed">
        <Icon name="x" size="small" />
        <span>{texts.refused(act, error?.code ?? null, error?.text ?? null)}</span>
      </p>
      <div className={styles.buttons}>
        {state === 'failed' && (
          <Button variant="text" onClick={() => void retry(seq)}>
            {texts.again}
          </Button>
        )}
        <Button variant="text" onClick={() => void ask()}>
          {texts.discard}
        </Button>
        <Link to="/ausstehend" className={styles.link}>
          {texts.toOutbox}
        </Link>
      </div>
    </div>
  )
}
