import styles from './FieldError.module.css'
import { Icon } from './Icon.tsx'

/** Below a control: what is wrong with it, or nothing. The control is described by `id`. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (message === undefined) return null
  return (
    <p id={id} className={styles.error}>
      <Icon name="x" size="small" />
      <span>{message}</span>
    </p>
  )
}
