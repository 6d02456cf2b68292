import { useSetAtom } from 'jotai'
import { modalAtom } from '../../atoms/modal.ts'
import { signIn, signInFor } from '../../texts/comingSoon.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './ComingSoonView.module.css'

/** Opens the login above the page; without scripts the form leads to the page of its own. */
export function SignInHere() {
  const open = useSetAtom(modalAtom)
  return (
    <form
      className={styles.signIn}
      action="/anmelden"
      onSubmit={(event) => {
        event.preventDefault()
        open({ type: 'login' })
      }}
    >
      <p>{signInFor}</p>
      <Button type="submit">{signIn}</Button>
    </form>
  )
}
