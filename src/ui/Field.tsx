import { type InputHTMLAttributes, useId } from 'react'
import styles from './Field.module.css'
import { FieldError } from './FieldError.tsx'

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  /** What one should know before typing. */
  hint?: string | undefined
  /** What is wrong with it; stands below until it is taken away. */
  error?: string | undefined
}

/** A text field under its label. */
export function Field({ label, hint, error, ...rest }: FieldProps) {
  const id = useId()
  const told = [rest['aria-describedby'], hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label}>
        {label}
        <input
          aria-invalid={error === undefined ? undefined : true}
          {...rest}
          aria-describedby={told || undefined}
          className={styles.input}
        />
      </label>
      {hint && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}error`} message={error} />
    </div>
  )
}
