import { useLocation } from '@tanstack/react-router'
import { navigationLabel, pageTitles } from '../../texts/atHomeNavigation.ts'
import { menus } from '../../texts/shell.ts'
import { PageNavigation, type PageNavigationItem } from '../kit/PageNavigation.tsx'

const entries = menus.find(({ label }) => label === navigationLabel)?.entries ?? []

/** The pages of what can be seen at home, those of its menu. */
export function AtHomeNavigation() {
  const { pathname } = useLocation()
  const items = entries.flatMap(({ label, path }): PageNavigationItem[] => {
    const title = pageTitles[path]
    if (title === undefined) return []
    const name = path.slice(path.lastIndexOf('/') + 1)
    return [{ text: label, href: path, title, active: pathname === path, tracking_label: `at_home_${name}` }]
  })
  return <PageNavigation label={navigationLabel} items={items} />
}
