import chip from './Chip.module.css'
import { Chip } from './Chip.tsx'
import styles from './CountChip.module.css'
import { toCount } from './format.ts'

type CountedProps = {
  label: string
  /** Null while it is not known, or where there is none. */
  count: number | null
}

type CountChipProps = CountedProps & {
  /** May there be more than were counted? */
  isOpen?: boolean
  pressed: boolean
  onClick: () => void
}

/** A value of a filter, with how many things it would leave. */
export function CountChip({ label, count, isOpen = false, pressed, onClick }: CountChipProps) {
  return (
    <Chip pressed={pressed} onClick={onClick}>
      <span>{label}</span> <Count count={count} isOpen={isOpen} />
    </Chip>
  )
}

type CountRadioProps = CountedProps & {
  /** Of the group: one of it is chosen. */
  name: string
  checked: boolean
  onChoose: () => void
}

/** A value of a filter that has one at a time. The arrow keys choose. */
export function CountRadio({ label, count, name, checked, onChoose }: CountRadioProps) {
  return (
    <label className={chip.chip} data-on={checked || undefined}>
      <input type="radio" className={styles.radio} name={name} checked={checked} onChange={onChoose} />
      <span className={styles.label}>{label}</span> <Count count={count} />
    </label>
  )
}

/** The number; the element stays without one, for groups that hold its place. */
function Count({ count, isOpen = false }: { count: number | null; isOpen?: boolean }) {
  return <span className={styles.count}>{count !== null && `${toCount(count)}${isOpen ? '+' : ''}`}</span>
}
