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
  /** The server refuses it for now. */
  isHeld: boolean
  onRetry: () => void
  onDiscard: () => void
}

/** Send again, discard (asked once more, with what falls with it), copy one's own words. */
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
  // What only waits asks for nothing: its buttons stay quiet.
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

/** A blocked one goes on with the one it waits for. */
const retryable: ReadonlySet<WaitingAction['state']> = new Set(['pending', 'failed', 'review'])

/** What is on its way cannot be caught up with; what belongs to a newer version is left to it. */
const kept: ReadonlySet<WaitingAction['state']> = new Set(['sending', 'slow', 'newer'])
