import { Chip } from '../../ui/kit/Chip.tsx'
import { toCount } from '../../ui/kit/format.ts'
import styles from './CountChip.module.css'
import type { Option } from './toOptions.ts'

/** A value of a filter, with how many titles it would leave. */
export function CountChip({ label, count, pressed, onClick }: Option & { onClick: () => void }) {
  return (
    <Chip pressed={pressed} onClick={onClick}>
      {label} {count !== null && <span className={styles.count}>{toCount(count)}</span>}
    </Chip>
  )
}
