import { signIn } from '../../texts/shell.ts'
import { Button } from '../kit/Button.tsx'
import styles from './SignInForm.module.css'

type SignInFormProps = {
  /** The content that is shown after the sign-in. */
  text: string
  /** The address to which the login's own page returns. */
  back: string
  onSignIn: () => void
}

/**
 * The sign-in button for a visitor: it opens the login above the page, or without scripts its own page, which returns
 * here.
 */
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
