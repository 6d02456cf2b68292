import { Link } from '@tanstack/react-router'
import { Icon } from '../kit/Icon.tsx'
import styles from './SendNote.module.css'

type SendNoteProps = {
  /** It waits on the device, it was refused, or the member has to choose one of two versions. */
  state: 'pending' | 'failed' | 'review'
  text: string
  /** The words that lead to everything that was not sent. */
  toOutbox?: string
}

const iconOf = { pending: 'clock', failed: 'x', review: 'info' } as const

/** The state of sending below a member's text, by icon and word. */
export function SendNote({ state, text, toOutbox }: SendNoteProps) {
  return (
    <p className={state === 'pending' ? `${styles.note} heldBack` : styles.note} data-state={state}>
      <Icon name={iconOf[state]} size="small" />
      <span>{text}</span>
      {toOutbox && <Link to="/ausstehend">{toOutbox}</Link>}
    </p>
  )
}
