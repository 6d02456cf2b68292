import type { InputHTMLAttributes } from 'react'
import styles from './Switch.module.css'

/** A switch: on or off. The parent names it, by a label or `aria-label`. */
export function Switch(props: Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'className'>) {
  return (
    <input
      {...props}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state by itself
      role="switch"
      className={styles.switch}
    />
  )
}
