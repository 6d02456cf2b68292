import { needsDecision, type WaitingAction } from '../../atoms/waitingActions.ts'
import * as texts from '../../texts/outbox.ts'
import { toStand } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import { ActionButtons } from './ActionButtons.tsx'
import styles from './ActionRow.module.css'
import { toActionText } from './toActionText.ts'

type ActionRowProps = { action: WaitingAction; now: Date; onRetry: () => void; onDiscard: () => void }

/** One action: what, since when, in which state and why, and what can be done about it. */
export function ActionRow({ action, now, onRetry, onDiscard }: ActionRowProps) {
  const decide = needsDecision(action)
  const why = action.error?.text ?? texts.reason(action.error?.code ?? null)
  const text = toActionText(action.act)
  return (
    <li className={styles.row} data-decide={decide}>
      <h2 className={styles.what}>{text}</h2>
      {action.since && (
        <time className={styles.since} dateTime={action.since}>
          {toStand(action.since, now)}
        </time>
      )}
      <p className={styles.state} data-tone={decide ? 'fail' : action.state === 'sending' ? 'going' : 'wait'}>
        <Icon name={iconOf[action.state]} size="small" />
        {texts.states[action.state]}
      </p>
      {why && <p className={styles.why}>{why}</p>}
      <ActionButtons action={action} text={text} onRetry={onRetry} onDiscard={onDiscard} />
    </li>
  )
}

const iconOf: Record<WaitingAction['state'], IconName> = {
  pending: 'clock',
  sending: 'send',
  parked: 'user',
  failed: 'x',
  blocked: 'x',
  review: 'info',
  newer: 'clock',
  unreadable: 'x',
}
