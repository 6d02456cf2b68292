import { Link, useLocation } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { menuAtom, toggleMenuAtom } from '../../atoms/menu.ts'
import { searchShownAtom, toggleSearchAtom } from '../../atoms/search.ts'
import { sessionAtom } from '../../atoms/session.ts'
import { barCinema, barHome, barLists, barProfile, barSearch, mainAreas } from '../../texts/shell.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import styles from './BottomBar.module.css'

const tabs: readonly { label: string; icon: IconName; path: string; below: readonly string[] }[] = [
  { label: barHome, icon: 'home', path: '/', below: [] },
  { label: barCinema, icon: 'ticket', path: '/kino/kinoprogramm', below: ['/kino/', '/kinos/', '/movies/'] },
  { label: barSearch, icon: 'search', path: '/suche', below: [] },
  { label: barLists, icon: 'listAdd', path: '/liste', below: ['/liste/', '/my_watchlist'] },
  { label: barProfile, icon: 'user', path: '/myprofile', below: ['/users/', '/ausstehend', '/anmelden'] },
]

/** The main areas on a phone; the Lichtkegel stands over the one that is open. */
export function BottomBar() {
  const path = useLocation({ select: ({ pathname }) => pathname })
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
        const isCurrent = path === tab.path || tab.below.some((prefix) => path.startsWith(prefix))
        // What lies over the page is where somebody is.
        const here = isSearching ? tab.path === '/suche' : isVisitor && menu === 'user' ? isLogin : isCurrent
        return (
          <Link
            key={tab.path}
            to={tab.path as string}
            search={{}}
            className={styles.tab}
            data-here={here || undefined}
            aria-current={path === tab.path ? 'page' : here ? 'true' : undefined}
            aria-expanded={isLogin ? menu === 'user' : tab.path === '/suche' ? isSearching : undefined}
            data-menu-toggle={isLogin ? 'user' : undefined}
            data-search-toggle={tab.path === '/suche' ? '' : undefined}
            onClick={(event) => {
              if (tab.path === '/suche') {
                // The form lies over the page at once; the page of that name serves who has no script.
                event.preventDefault()
                toggleSearch()
              } else if (isLogin) {
                event.preventDefault()
                toggleMenu('user')
              }
            }}
          >
            <Icon name={tab.icon} />
            {tab.label}
          </Link>
        )
      })}
    </nav>
  )
}
