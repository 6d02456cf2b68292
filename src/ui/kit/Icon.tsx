import styles from './Icon.module.css'
import { type IconName, icons } from './icons.ts'

type IconProps = { name: IconName; size?: 'small' | 'medium'; filled?: boolean }

/** A line icon beside words: it says nothing of its own to a screen reader. */
export function Icon({ name, size = 'medium', filled = false }: IconProps) {
  return (
    <svg className={styles.icon} data-size={size} data-filled={filled} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  )
}
