import { Link, type LinkProps } from '@tanstack/react-router'
import styles from './Button.module.css'

/** A link that looks like a button: it leads somewhere. */
export function LinkButton({ variant = 'primary', ...rest }: LinkProps & { variant?: 'primary' | 'ghost' | 'text' }) {
  return <Link {...rest} className={styles.button} data-variant={variant} />
}
