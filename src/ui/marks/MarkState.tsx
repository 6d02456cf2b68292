import * as texts from '../../texts/marks.ts'
import { Icon } from '../kit/Icon.tsx'
import styles from './Marks.module.css'
import type { MarkFace } from './markFace.ts'

/** Within a mark's button: a clock on what waits, a cross on what failed, and the same in words. */
export function MarkState({ state }: Pick<MarkFace, 'state'>) {
  switch (state) {
    case 'pending':
    case 'failed':
      return (
        <span className={state === 'pending' ? `${styles.state} heldBack` : styles.state} data-state={state}>
          <Icon name={state === 'pending' ? 'clock' : 'x'} size="small" />
          <span className="visuallyHidden">, {state === 'pending' ? texts.pending : texts.failed}</span>
        </span>
      )
    case 'none':
    case 'saved':
      return null
  }
}
