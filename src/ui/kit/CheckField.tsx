import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styles from './CheckField.module.css'
import { FieldError } from './FieldError.tsx'

type CheckFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  /** The fault of the field; shown below until it is removed. */
  error?: string | undefined
  /** The meaning of the tick; links in it work on their own. */
  children: ReactNode
}

/** A checkbox beside its meaning. */
export function CheckField({ error, children, ...rest }: CheckFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label}>
        <input
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : id}
          {...rest}
          type="checkbox"
          className={styles.box}
        />
        <span>{children}</span>
      </label>
      <FieldError id={id} message={error} />
    </div>
  )
}
