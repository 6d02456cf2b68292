import type { ButtonHTMLAttributes, Ref } from 'react'
import { Icon } from './Icon.tsx'
import styles from './IconButton.module.css'
import type { IconName } from './icons.ts'

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  icon: IconName
  /** What it does; the icon alone says nothing to a screen reader. */
  label: string
  ref?: Ref<HTMLButtonElement>
}

/** A button that is only an icon, as large as a finger needs. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={styles.button} aria-label={label}>
      <Icon name={icon} />
    </button>
  )
}
