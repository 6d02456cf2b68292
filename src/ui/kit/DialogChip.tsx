import styles from './Chip.module.css'
import { Icon } from './Icon.tsx'

type DialogChipProps = {
  /** The accessible name; the visible text alone may be only a value. */
  label?: string
  isOn?: boolean
  onClick: () => void
  children: string
}

/** Opens a dialog with choices; looks like a chip. */
export function DialogChip({ label, isOn = false, onClick, children }: DialogChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-haspopup="dialog"
      aria-label={label}
      data-on={isOn || undefined}
      onClick={onClick}
    >
      <span className={styles.text}>{children}</span>
      <Icon name="down" size="small" />
    </button>
  )
}
