import { Link } from '@tanstack/react-router'
import type { AtHomeFilter } from '../../atoms/atHome/refs.ts'
import * as texts from '../../texts/atHome.ts'
import links from '../../ui/kit/ChoiceLinks.module.css'

/** Links to the novelties of platforms and to the offers that end soon; the filter is kept. */
export function ShowLinks({ filter, isEnding }: { filter: AtHomeFilter; isEnding: boolean }) {
  return (
    <nav className={links.links} aria-label={texts.showLabel}>
      {[false, true].map((ending) => (
        <Link
          key={String(ending)}
          to="/streaming/neuerscheinungen"
          search={ending ? { ...filter, show: 'ending' } : filter}
          resetScroll={false}
          className={links.link}
          activeOptions={{ exact: true }}
          aria-current={ending === isEnding ? 'page' : undefined}
        >
          {ending ? texts.showEnding : texts.showNew}
        </Link>
      ))}
    </nav>
  )
}
