import { useSetAtom } from 'jotai'
import { toggleMenuAtom } from '../../atoms/shell/menu.ts'
import { signIn } from '../../texts/shell.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import styles from './HeaderButton.module.css'

/** Opens the login as the user menu; without scripts it leads to the page of its own. */
export function SignInLink({ isOpen }: { isOpen: boolean }) {
  const toggle = useSetAtom(toggleMenuAtom)
  return (
    <a
      href="/anmelden"
      className={styles.button}
      aria-label={signIn}
      aria-expanded={isOpen}
      data-menu-toggle="user"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        toggle('user')
      }}
    >
      <Icon name={isOpen ? 'x' : 'user'} />
    </a>
  )
}
