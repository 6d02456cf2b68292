import { useSetAtom } from 'jotai'
import { modalAtom } from '../../atoms/modal.ts'
import { signIn } from '../../texts/profile.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Profile.module.css'

/** A visitor signs in first: above the page, or without scripts on the login's own page, which leads back here. */
export function SignInForm({ text, path }: { text: string; path: string }) {
  const open = useSetAtom(modalAtom)
  return (
    <form
      className={styles.visitor}
      action="/anmelden"
      onSubmit={(event) => {
        event.preventDefault()
        open({ type: 'login' })
      }}
    >
      <p>{text}</p>
      <input type="hidden" name="weiter" value={path} />
      <Button type="submit">{signIn}</Button>
    </form>
  )
}
