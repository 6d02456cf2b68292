import type { ReactNode } from 'react'
import styles from './Chip.module.css'

type ChipProps = {
  pressed: boolean
  onClick: () => void
  busy?: boolean
  title?: string
  children: ReactNode
}

/** A filter that is on or off. */
export function Chip({ pressed, onClick, busy = false, title, children }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      title={title}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
