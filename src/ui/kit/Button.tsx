import type { ButtonHTMLAttributes } from 'react'
import styles from './Button.module.css'

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `danger`: what it does cannot be undone. */
  variant?: 'primary' | 'ghost' | 'text' | 'danger'
  /** As wide as its place. */
  wide?: boolean
  /** Shows that its act is under way and takes no second one. It stays focusable. */
  busy?: boolean
}

export function Button({ variant = 'primary', wide = false, busy = false, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      data-variant={variant}
      data-wide={wide}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  )
}
