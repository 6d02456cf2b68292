import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { confirmAtom } from '../../atoms/modal.ts'
import { needsDecision, type WaitingAction } from '../../atoms/waitingActions.ts'
import * as texts from '../../texts/outbox.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './ActionButtons.module.css'
import { toActionText } from './toActionText.ts'

type ActionButtonsProps = { action: WaitingAction; text: string; onRetry: () => void; onDiscard: () => void }

/** Send again, discard (asked once more, with what falls with it), copy the words. */
export function ActionButtons({ action, text, onRetry, onDiscard }: ActionButtonsProps) {
  const confirm = useSetAtom(confirmAtom)
  const [copied, setCopied] = useState(false)
  const askToDiscard = async () => {
    const question = {
      title: texts.discardTitle,
      text: `${text}. ${texts.discardWarning(action.falls.map(toActionText))}`,
      confirm: texts.discard,
      dismiss: texts.keep,
    }
    if (await confirm(question)) onDiscard()
  }
  const copy = () => {
    // One's own words are worth more than what they are for.
    navigator.clipboard.writeText((action.act.kind === 'comment' && action.act.body) || text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  // What only waits asks for nothing: its buttons stay quiet.
  const quiet = !needsDecision(action)
  return (
    <div className={styles.buttons} data-quiet={quiet}>
      {retryable.has(action.state) && (
        <Button variant={quiet ? 'text' : 'primary'} onClick={onRetry}>
          <Icon name="retry" size="small" />
          {texts.retry}
        </Button>
      )}
      {action.state !== 'sending' && action.state !== 'newer' && action.state !== 'sent' && (
        <Button variant={quiet ? 'text' : 'ghost'} onClick={() => void askToDiscard()}>
          <Icon name="trash" size="small" />
          {texts.discard}
        </Button>
      )}
      {action.act.kind !== 'unknown' && (
        <Button variant="text" onClick={copy} aria-live="polite">
          {copied ? texts.copied : texts.copy}
        </Button>
      )}
    </div>
  )
}

/** A blocked one goes on with the one it waits for. */
const retryable: ReadonlySet<WaitingAction['state']> = new Set(['pending', 'failed', 'review'])
