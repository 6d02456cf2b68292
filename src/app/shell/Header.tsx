import { Link } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { sessionAtom } from '../../atoms/core/session.ts'
import { menuAtom, toggleMenuAtom } from '../../atoms/shell/menu.ts'
import { closeMenu, homeLabel, openMenu } from '../../texts/shell.ts'
import { IconButton } from '../../ui/kit/IconButton.tsx'
import { Logo } from '../../ui/kit/Logo.tsx'
import styles from './Header.module.css'
import { lazyPart } from './lazyPart.tsx'
import { MainNav } from './MainNav.tsx'
import { OutboxLink } from './OutboxLink.tsx'
import { SearchForm } from './SearchForm.tsx'
import { UserButton } from './UserButton.tsx'

const MobileMenu = lazyPart(() => import('./MobileMenu.tsx').then((module) => module.MobileMenu))
const UserMenu = lazyPart(() => import('./UserMenu.tsx').then((module) => module.UserMenu))
const GuestMenu = lazyPart(() => import('./GuestMenu.tsx').then((module) => module.GuestMenu))

/** Logo, six menus, search, what waits to be sent, and the user (A1). Stays on top while the page scrolls. */
export function Header() {
  const menu = useAtomValue(menuAtom)
  const toggle = useSetAtom(toggleMenuAtom)
  const isMember = useAtomValue(sessionAtom).type === 'RegisteredUser'
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.logo} aria-label={homeLabel}>
          <Logo />
        </Link>
        <MainNav />
        <div className={styles.search}>
          <SearchForm />
        </div>
        <OutboxLink />
        <UserButton />
        <div className={styles.menu}>
          <IconButton
            icon={menu === 'mobile' ? 'x' : 'menu'}
            label={menu === 'mobile' ? closeMenu : openMenu}
            aria-expanded={menu === 'mobile'}
            data-menu-toggle="mobile"
            onClick={() => toggle('mobile')}
          />
        </div>
      </div>
      {menu !== null && (menu === 'mobile' ? <MobileMenu /> : isMember ? <UserMenu /> : <GuestMenu />)}
    </header>
  )
}
