import { Chip } from './Chip.tsx'
import styles from './CountChip.module.css'
import { toCount } from './format.ts'

type CountChipProps = {
  label: string
  /** Null while it is not known. */
  count: number | null
  /** May there be more than were counted? */
  isOpen?: boolean
  pressed: boolean
  onClick: () => void
}

/** A value of a filter, with how many things it would leave. */
export function CountChip({ label, count, isOpen = false, pressed, onClick }: CountChipProps) {
  return (
    <Chip pressed={pressed} onClick={onClick}>
      {label}{' '}
      {count !== null && (
        <span className={styles.count}>
          {toCount(count)}
          {isOpen && '+'}
        </span>
      )}
    </Chip>
  )
}
