import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styles from './Field.module.css'
import { FieldError } from './FieldError.tsx'

export type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  /** The hint to read before typing. */
  hint?: string | undefined
  /** The fault of the field; shown below until it is removed. */
  error?: string | undefined
  /** A control inside the field, at its end. */
  end?: ReactNode
}

/** A text field under its label. */
export function Field({ label, hint, error, end, ...rest }: FieldProps) {
  const id = useId()
  const inputId = rest.id ?? `${id}input`
  const told = [rest['aria-describedby'], hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={inputId}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          aria-invalid={error === undefined ? undefined : true}
          {...rest}
          id={inputId}
          aria-describedby={told || undefined}
          className={styles.input}
        />
        {end}
      </div>
      {hint && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}error`} message={error} />
    </div>
  )
}
