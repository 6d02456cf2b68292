import type { RatableType } from '#contract/ratings.ts'
import * as texts from '../../texts/ratings.ts'
import { Icon } from '../kit/Icon.tsx'
import styles from './RatingBox.module.css'

/**
 * How far a rating has got: `pending` waits on this device, `sending` waits for its answer, `failed` was refused and
 * the old one shows again.
 */
export type RatingStatus =
  | { state: 'none' | 'saved' | 'pending' | 'sending' }
  | { state: 'failed'; reason: string | null }

type RatingFootProps = {
  id: string
  type: RatableType
  status: RatingStatus
  mark: 'top' | 'flop' | null
  isRated: boolean
}

/** The line below the scale. It shows the state by icon and word, never by colour alone. */
export function RatingFoot({ id, type, status, mark, isRated }: RatingFootProps) {
  return (
    <div className={styles.foot} id={id} role="status">
      {mark && <span className={styles.markName}>{texts.wordsOf[type][mark]}</span>}
      <RatingState status={status} isRated={isRated} />
    </div>
  )
}

function RatingState({ status, isRated }: Pick<RatingFootProps, 'status' | 'isRated'>) {
  switch (status.state) {
    case 'pending':
    case 'sending':
      return (
        <span className={`${styles.pending} heldBack`}>
          <Icon name="clock" size="small" />
          {status.state === 'sending' ? texts.sending : texts.pending}
        </span>
      )
    case 'failed':
      return (
        <span className={styles.failed}>
          <Icon name="x" size="small" />
          {status.reason === null ? texts.failedWithoutReason : texts.failed(status.reason)}
        </span>
      )
    case 'none':
    case 'saved':
      return isRated ? null : (
        <span>
          {texts.howTo} <span className={styles.keys}>{texts.howToKeys}</span>
        </span>
      )
  }
}
