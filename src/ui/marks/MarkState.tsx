import * as texts from '../../texts/marks.ts'
import { Icon } from '../kit/Icon.tsx'
import styles from './Marks.module.css'
import type { MarkFace } from './markFace.ts'

/** Within a mark's button: a clock on what waits, a cross on what failed, and the same in words. */
export function MarkState({ state }: Pick<MarkFace, 'state'>) {
  switch (state) {
    case 'pending':
    case 'sending':
      return (
        <span className={`${styles.state} heldBack`} data-state="pending">
          <Icon name="clock" size="small" />
          <span className="visuallyHidden">, {state === 'sending' ? texts.sending : texts.pending}</span>
        </span>
      )
    case 'failed':
      return (
        <span className={styles.state} data-state={state}>
          <Icon name="x" size="small" />
          <span className="visuallyHidden">, {texts.failed}</span>
        </span>
      )
    case 'none':
    case 'saved':
      return null
  }
}
