import { Icon } from './Icon.tsx'
import styles from './MenuChip.module.css'

type MenuChipProps = {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  /** Whether the choice differs from the default. */
  isOn?: boolean
  onChoose: (value: string) => void
}

/** A native menu in the look of a chip. */
export function MenuChip({ label, value, options, isOn = false, onChoose }: MenuChipProps) {
  return (
    <span className={styles.chip} data-on={isOn || undefined}>
      <select
        className={styles.select}
        aria-label={label}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" size="small" />
    </span>
  )
}
