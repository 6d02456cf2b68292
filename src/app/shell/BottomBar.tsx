import { Link } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { sessionAtom } from '../../atoms/core/session.ts'
import { searchShownAtom, toggleSearchAtom } from '../../atoms/search/search.ts'
import { menuAtom, toggleMenuAtom } from '../../atoms/shell/menu.ts'
import { barCinema, barHome, barLists, barProfile, barSearch, mainAreas } from '../../texts/shell.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import type { IconName } from '../../ui/kit/icons.ts'
import styles from './BottomBar.module.css'
import { belongsTo, usePagePath } from './belongsTo.ts'

const tabs: readonly { label: string; icon: IconName; path: string; others: readonly string[] }[] = [
  { label: barHome, icon: 'home', path: '/', others: [] },
  { label: barCinema, icon: 'ticket', path: '/kino/kinoprogramm', others: [] },
  { label: barSearch, icon: 'search', path: '/suche', others: [] },
  { label: barLists, icon: 'listAdd', path: '/liste', others: ['/my_watchlist'] },
  { label: barProfile, icon: 'user', path: '/myprofile', others: ['/users', '/ausstehend', '/anmelden'] },
]

/** The main areas on a phone; the Lichtkegel stands over the one that is open. */
export function BottomBar() {
  const path = usePagePath()
  const isVisitor = useAtomValue(sessionAtom).type !== 'RegisteredUser'
  const menu = useAtomValue(menuAtom)
  const toggleMenu = useSetAtom(toggleMenuAtom)
  const isSearching = useAtomValue(searchShownAtom)
  const toggleSearch = useSetAtom(toggleSearchAtom)
  return (
    <nav className={styles.bar} aria-label={mainAreas}>
      {tabs.map((tab) => {
        // A visitor's profile is the login, which is the user menu.
        const isLogin = tab.path === '/myprofile' && isVisitor
        const isCurrent = [tab.path, ...tab.others].some((entry) => belongsTo(path, entry))
        // An open search or user menu decides which tab is current, before the page below it.
        const here = isSearching ? tab.path === '/suche' : isVisitor && menu === 'user' ? isLogin : isCurrent
        return (
          <Link
            key={tab.path}
            to={tab.path as string}
            search={{}}
            className={styles.tab}
            // Without this, a link marks itself on every page below its own.
            activeOptions={{ exact: true }}
            data-here={here || undefined}
            aria-current={path === tab.path ? 'page' : here ? 'true' : undefined}
            aria-expanded={isLogin ? menu === 'user' : tab.path === '/suche' ? isSearching : undefined}
            data-menu-toggle={isLogin ? 'user' : undefined}
            data-search-toggle={tab.path === '/suche' ? '' : undefined}
            onClick={(event) => {
              if (tab.path === '/suche') {
                // The search form opens over the page; the search page serves visitors without scripts.
                event.preventDefault()
                toggleSearch()
              } else if (isLogin) {
                event.preventDefault()
                toggleMenu('user')
              }
            }}
          >
            <Icon name={tab.icon} />
            <span className={styles.label}>{tab.label}</span>
          </Link>
        )
      })}
    </nav>
  )
}
