import { useId } from 'react'
import styles from './ChoiceField.module.css'
import { FieldError } from './FieldError.tsx'

type ChoiceFieldProps<T extends string> = {
  label: string
  options: readonly T[]
  /** Null while nothing is chosen. */
  value: T | null
  onChange: (value: T) => void
  error?: string | undefined
}

/** One of a few, as a row of chips: radio buttons, so that the arrow keys choose. */
export function ChoiceField<T extends string>({ label, options, value, onChange, error }: ChoiceFieldProps<T>) {
  const id = useId()
  return (
    <fieldset
      className={styles.field}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : id}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option} className={styles.option}>
            <input
              type="radio"
              className="visuallyHidden"
              name={`${id}option`}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {option}
          </label>
        ))}
      </div>
      <FieldError id={id} message={error} />
    </fieldset>
  )
}
