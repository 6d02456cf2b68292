import type { InputHTMLAttributes } from 'react'
import styles from './Field.module.css'

type FieldProps = InputHTMLAttributes<HTMLInputElement> & { label: string }

/** A text field under its label. */
export function Field({ label, ...rest }: FieldProps) {
  return (
    <label className={styles.field}>
      {label}
      <input {...rest} className={styles.input} />
    </label>
  )
}
