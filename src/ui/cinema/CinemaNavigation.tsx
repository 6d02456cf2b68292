import { useLocation } from '@tanstack/react-router'
import { encodeQuery } from '#contract/query.ts'
import { titles } from '../../texts/cinemaNavigation.ts'
import { menus } from '../../texts/shell.ts'
import { PageNavigation, type PageNavigationItem } from '../kit/PageNavigation.tsx'

const LABEL = 'Kino'
const PROGRAMME = '/kino/kinoprogramm'
const entries = menus.find(({ label }) => label === LABEL)?.entries ?? []

/** The pages of the cinema section, those of its menu. */
export function CinemaNavigation() {
  const { pathname, search } = useLocation()
  const isForecast = 'order' in search && search.order === 'forecast'
  const items = entries
    .filter(({ path }) => path.startsWith(PROGRAMME))
    .map((entry): PageNavigationItem => {
      const href = entry.path + encodeQuery(entry.search ?? {})
      const { [href]: title } = titles
      return {
        text: entry.label,
        href,
        ...(title ? { title } : {}),
        // Two entries share the programme's path: the order alone tells them apart.
        active: pathname === entry.path && (entry.path !== PROGRAMME || (entry.search !== undefined) === isForecast),
        tracking_label: `cinema_${entry.search?.order ?? entry.path.slice(entry.path.lastIndexOf('/') + 1)}`,
      }
    })
  return <PageNavigation label={LABEL} items={items} />
}
