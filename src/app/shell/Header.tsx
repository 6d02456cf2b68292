import { Link } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense } from 'react'
import { menuAtom, toggleMenuAtom } from '../../atoms/menu.ts'
import { sessionAtom } from '../../atoms/session.ts'
import { closeMenu, homeLabel, openMenu } from '../../texts/shell.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Logo } from '../../ui/Logo.tsx'
import styles from './Header.module.css'
import { MainNav } from './MainNav.tsx'
import { OutboxLink } from './OutboxLink.tsx'
import { SearchForm } from './SearchForm.tsx'
import { UserButton } from './UserButton.tsx'

const MobileMenu = lazy(() => import('./MobileMenu.tsx').then((module) => ({ default: module.MobileMenu })))
const UserMenu = lazy(() => import('./UserMenu.tsx').then((module) => ({ default: module.UserMenu })))
const GuestMenu = lazy(() => import('./GuestMenu.tsx').then((module) => ({ default: module.GuestMenu })))

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
      {/* No boundary while it is empty: one that came with the page would be stuck if it were filled before it lives. */}
      {menu !== null && (
        <Suspense>{menu === 'mobile' ? <MobileMenu /> : isMember ? <UserMenu /> : <GuestMenu />}</Suspense>
      )}
    </header>
  )
}
