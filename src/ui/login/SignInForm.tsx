import { signIn } from '../../texts/shell.ts'
import { Button } from '../kit/Button.tsx'
import styles from './SignInForm.module.css'

type SignInFormProps = {
  /** What there is to see once they have. */
  text: string
  /** Where the login's own page leads back to. */
  back: string
  onSignIn: () => void
}

/** A visitor signs in first: above the page, or without scripts on the login's own page, which leads back here. */
export function SignInForm({ text, back, onSignIn }: SignInFormProps) {
  return (
    <form
      className={styles.form}
      action="/anmelden"
      onSubmit={(event) => {
        event.preventDefault()
        onSignIn()
      }}
    >
      <p className={styles.text}>{text}</p>
      <input type="hidden" name="weiter" value={back} />
      <Button type="submit">{signIn}</Button>
    </form>
  )
}
