import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styles from './CheckField.module.css'
import { FieldError } from './FieldError.tsx'

type CheckFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  /** What is wrong with it; stands below until it is taken away. */
  error?: string | undefined
  /** What a tick means; links in it open on their own. */
  children: ReactNode
}

/** A box to tick beside what it means. */
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
