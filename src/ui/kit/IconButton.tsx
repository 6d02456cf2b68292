import type { ButtonHTMLAttributes, Ref } from 'react'
import { Icon } from './Icon.tsx'
import styles from './IconButton.module.css'
import type { IconName } from './icons.ts'

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  icon: IconName
  /** The accessible name; an icon alone has none. */
  label: string
  ref?: Ref<HTMLButtonElement>
}

/** A button with an icon alone, large enough for a finger. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={styles.button} aria-label={label}>
      <Icon name={icon} />
    </button>
  )
}
