import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { decodeQuery } from '#contract/query.ts'
import styles from './PageNavigation.module.css'
import { usePageNavigationState } from './usePageNavigationState.ts'
import { Waypoint } from './Waypoint.tsx'

/** An entry; its names are the specification's. */
export type PageNavigationItem = {
  text: string
  /** A path of the app, with its search. */
  href: string
  /** The content of the page, in a few words. */
  title?: string
  active: boolean
  /** Its name in the statistics: no text of the page, which may change. `followTracking` reads it from the link. */
  tracking_label: string
  /** The number of items on the page, already formatted. */
  count?: string
}

type PageNavigationProps = { label: string; items: readonly PageNavigationItem[] }

/**
 * The pages of a section, side by side. Once scrolled past, it is shown below the header as soon as the reader scrolls
 * up. The Lichtkegel marks the page that is shown.
 */
export function PageNavigation({ label, items }: PageNavigationProps) {
  const [isPast, setPast] = useState(false)
  const state = usePageNavigationState(isPast)
  return (
    <div className={styles.frame}>
      <Waypoint className={styles.waypoint} onPositionChange={(position) => setPast(position === 'above')} />
      <nav className={styles.bar} data-state={state} aria-label={label}>
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.href}>
              <Entry {...item} />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

function Entry({ text, href, title, active, tracking_label, count }: PageNavigationItem) {
  const [path = '', search = ''] = href.split('?')
  return (
    <Link
      to={path}
      search={{ ...decodeQuery(search) }}
      title={title}
      className={styles.entry}
      data-here={active || undefined}
      data-tracking-label={tracking_label}
      aria-current={active ? 'page' : undefined}
      activeOptions={{ exact: true, includeSearch: true }}
      activeProps={{}}
      ref={active ? showInBar : undefined}
    >
      {text}
      {count && <small className={styles.count}>{count}</small>}
    </Link>
  )
}

/** The page that is shown comes into view on a phone without moving the page. */
function showInBar(link: HTMLElement | null) {
  const bar = link?.closest('ul')
  if (link && bar && link.offsetLeft + link.offsetWidth > bar.scrollLeft + bar.clientWidth) {
    bar.scrollLeft = link.offsetLeft - bar.clientWidth / 2
  }
}
