import { recoveredTitle, recoverTitle, signIn } from '../../texts/login.ts'
import styles from './LoginPanel.module.css'

type LoginTitleProps = { place: 'page' | 'overlay' | 'menu'; view: 'login' | 'recover' | 'recovered' }

const titles = { login: signIn, recover: recoverTitle, recovered: recoveredTitle } as const

/**
 * The heading of the sub-view. In the menu, the login's own heading is hidden: the menu itself says that it is the
 * login.
 */
export function LoginTitle({ place, view }: LoginTitleProps) {
  if (place === 'page') return <h1 className={styles.title}>{titles[view]}</h1>
  const isSaid = place === 'menu' && view === 'login'
  return <h2 className={isSaid ? 'visuallyHidden' : styles.title}>{titles[view]}</h2>
}
