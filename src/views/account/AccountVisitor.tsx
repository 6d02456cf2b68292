import { useSetAtom } from 'jotai'
import { modalAtom } from '../../atoms/modal.ts'
import { signIn, visitorText } from '../../texts/account.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './AccountView.module.css'

/** A visitor signs in first: above the page, or without scripts on the login's own page, which leads back here. */
export function AccountVisitor() {
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
      <p>{visitorText}</p>
      <input type="hidden" name="weiter" value="/konto" />
      <Button type="submit">{signIn}</Button>
    </form>
  )
}
