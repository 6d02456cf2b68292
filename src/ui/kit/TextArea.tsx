import { type ComponentProps, useId } from 'react'
import { FieldError } from './FieldError.tsx'
import styles from './TextArea.module.css'

type TextAreaProps = ComponentProps<'textarea'> & {
  label: string
  /** Beside the label: how much room is left. */
  note?: string | undefined
  /** What one should know before typing. */
  hint?: string | undefined
  /** What is wrong with it; stands below until it is taken away. */
  error?: string | undefined
}

/** Several lines under their label; grows with what is written. */
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
