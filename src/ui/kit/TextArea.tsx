import { type ComponentProps, useId } from 'react'
import { FieldError } from './FieldError.tsx'
import styles from './TextArea.module.css'

type TextAreaProps = ComponentProps<'textarea'> & {
  label: string
  /** The remaining room, beside the label. */
  note?: string | undefined
  /** The hint to read before typing. */
  hint?: string | undefined
  /** The fault of the field; shown below until it is removed. */
  error?: string | undefined
}

/** A field of several lines under its label; it grows with its text. */
export function TextArea({ label, note, hint, error, ...rest }: TextAreaProps) {
  const id = useId()
  const told = [note && `${id}note`, hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ')
  return (
    <div>
      <div className={styles.head}>
        <label htmlFor={`${id}area`}>{label}</label>
        {note && (
          <span id={`${id}note`} className={styles.note}>
            {note}
          </span>
        )}
      </div>
      <textarea
        aria-invalid={error === undefined ? undefined : true}
        {...rest}
        id={`${id}area`}
        aria-describedby={told || undefined}
        className={styles.area}
      />
      {hint && (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}error`} message={error} />
    </div>
  )
}
