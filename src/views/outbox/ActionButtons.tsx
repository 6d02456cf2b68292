import { useSetAtom } from 'jotai'
import { confirmAtom } from '../../atoms/core/modal.ts'
import { needsDecision, type WaitingAction } from '../../atoms/outbox/waitingActions.ts'
import { toTyped } from '../../atoms/outbox/waitingActs.ts'
import * as texts from '../../texts/outbox.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import styles from './ActionButtons.module.css'
import { CopyButton } from './CopyButton.tsx'
import { toActionText } from './toActionText.ts'

type ActionButtonsProps = {
  action: WaitingAction
  /** The server refuses the action for now. */
  isHeld: boolean
  onRetry: () => void
  onDiscard: () => void
}

/**
 * Buttons to send an action again, to discard it (with a question that names all that is discarded), and to copy its
 * text.
 */
export function ActionButtons({ action, isHeld, onRetry, onDiscard }: ActionButtonsProps) {
  const confirm = useSetAtom(confirmAtom)
  const typed = toTyped(action.act)
  const isRetryable = retryable.has(action.state) && !isHeld
  const isDiscardable = !kept.has(action.state)
  if (!isRetryable && !isDiscardable && typed === null) return null
  const askToDiscard = async () => {
    const question = {
      title: texts.discardTitle,
      text: `${toActionText(action.act)}. ${texts.discardWarning(action.falls.map(toActionText), action.mayHaveArrived)}`,
      confirm: texts.discard,
      dismiss: texts.keep,
    }
    if (await confirm(question)) onDiscard()
  }
  // An action that only waits needs no decision: its buttons are less prominent.
  const quiet = !needsDecision(action)
  return (
    <div className={styles.buttons} data-quiet={quiet}>
      {isRetryable && (
        <Button variant={quiet ? 'text' : 'primary'} onClick={onRetry}>
          <Icon name="retry" size="small" />
          {wasSent(action) ? texts.retry : texts.sendNow}
        </Button>
      )}
      {isDiscardable && (
        <Button variant={quiet ? 'text' : 'ghost'} onClick={() => void askToDiscard()}>
          <Icon name="trash" size="small" />
          {texts.discard}
        </Button>
      )}
      {typed !== null && <CopyButton text={typed} />}
    </div>
  )
}

/**
 * An attempt without a connection has sent nothing, as far as the device can tell: only the warning before discarding
 * allows for an answer that was lost.
 */
const wasSent = ({ state, mayHaveArrived, error }: WaitingAction) =>
  state !== 'pending' || (mayHaveArrived && error?.code !== 'unreachable')

/** Without `blocked`: a blocked action goes on with the one that it waits for. */
const retryable: ReadonlySet<WaitingAction['state']> = new Set(['pending', 'failed', 'review'])

/** States in which an action cannot be discarded: it is being sent already, or a newer version of the app made it. */
const kept: ReadonlySet<WaitingAction['state']> = new Set(['sending', 'slow', 'newer'])
