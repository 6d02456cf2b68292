import { useState } from 'react'
import { needsDecision, type WaitingAction } from '../../atoms/waitingActions.ts'
import * as texts from '../../texts/outbox.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './ActionButtons.module.css'

type ActionButtonsProps = { action: WaitingAction; text: string; onRetry: () => void; onDiscard: () => void }

/** Send again, discard (asked once more, with what falls with it), copy the words. */
export function ActionButtons({ action, text, onRetry, onDiscard }: ActionButtonsProps) {
  const [asking, setAsking] = useState(false)
  const [copied, setCopied] = useState(false)
  if (asking) {
    return (
      <div className={styles.ask}>
        <p role="alert">{texts.discardWarning(action.falls)}</p>
        <div className={styles.buttons}>
          <Button onClick={onDiscard}>{texts.confirmDiscard}</Button>
          <Button variant="ghost" onClick={() => setAsking(false)}>
            {texts.keep}
          </Button>
        </div>
      </div>
    )
  }
  const copy = () => {
    navigator.clipboard.writeText(text).then(
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
      {action.state !== 'sending' && action.state !== 'newer' && (
        <Button variant={quiet ? 'text' : 'ghost'} onClick={() => setAsking(true)}>
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
