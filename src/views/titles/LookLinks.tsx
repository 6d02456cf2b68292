import { Link } from '@tanstack/react-router'
import type { TitlesFilter } from '../../atoms/titles/catalogue.ts'
import * as texts from '../../texts/titles.ts'
import links from '../../ui/kit/ChoiceLinks.module.css'

/** Links to the list as posters side by side and as rows; its filters stay. */
export function LookLinks({ path, filter }: { path: string; filter: TitlesFilter }) {
  return (
    <nav className={links.links} aria-label={texts.lookLabel}>
      {([undefined, 'rows'] as const).map((view) => (
        <Link
          key={view ?? 'posters'}
          to={path}
          search={{ ...filter, view }}
          resetScroll={false}
          replace
          className={links.link}
          activeOptions={{ exact: true }}
          aria-current={view === filter.view ? 'page' : undefined}
        >
          {view ? texts.rows : texts.posters}
        </Link>
      ))}
    </nav>
  )
}
