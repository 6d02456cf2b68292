import { useEffect, useRef, useState } from 'react'
import { hidePassword, showPassword } from '../../texts/login.ts'
import { Field, type FieldProps } from './Field.tsx'
import styles from './PasswordField.module.css'

/**
 * A password under its label, with a button that shows it. A sent form hides it again: what a browser sees in a plain
 * text field it may offer to the next one who types there.
 */
export function PasswordField(props: Omit<FieldProps, 'type' | 'end'>) {
  const [isShown, setShown] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const form = button.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  return (
    <div className={styles.field}>
      <Field
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        type={isShown ? 'text' : 'password'}
        end={
          <button
            ref={button}
            type="button"
            className={styles.show}
            disabled={props.disabled}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? hidePassword : showPassword}
            <span className="visuallyHidden">: {props.label}</span>
          </button>
        }
      />
    </div>
  )
}
