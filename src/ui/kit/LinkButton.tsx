import { Link, type LinkProps } from '@tanstack/react-router'
import type { MouseEventHandler } from 'react'
import styles from './Button.module.css'

type LinkButtonProps = LinkProps & {
  variant?: 'primary' | 'ghost' | 'text'
  /** As wide as its place. */
  wide?: boolean
  /** Shows that what it leads to is being fetched in place. */
  busy?: boolean
  onClick?: MouseEventHandler<HTMLAnchorElement>
}

/** A link that looks like a button: it leads somewhere. */
export function LinkButton({ variant = 'primary', wide = false, busy = false, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={styles.button} data-variant={variant} data-wide={wide} aria-busy={busy || undefined} />
  )
}
