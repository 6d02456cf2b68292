import styles from './ErrorStrip.module.css'
import { Icon } from './Icon.tsx'

/** Says inside a form what went wrong. */
export function ErrorStrip({ message }: { message: string }) {
  return (
    <p className={styles.strip} role="alert">
      <Icon name="x" size="small" />
      <span>{message}</span>
    </p>
  )
}
