import { useSetAtom } from 'jotai'
import { modalAtom } from '../../atoms/modal.ts'
import { signIn } from '../../texts/shell.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './HeaderButton.module.css'

/** Opens the login above the page; without scripts it leads to the page of its own. */
export function SignInLink() {
  const open = useSetAtom(modalAtom)
  return (
    <a
      href="/anmelden"
      className={styles.button}
      aria-label={signIn}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        open({ type: 'login' })
      }}
    >
      <Icon name="user" />
    </a>
  )
}
