import { Link } from '@tanstack/react-router'
import type { WeekSearch } from '../../atoms/favourites/week.ts'
import * as texts from '../../texts/favouriteWeek.ts'
import links from '../../ui/kit/ChoiceLinks.module.css'
import { PATH } from './weekSearch.ts'

/** Links to the day's showtimes by film and by time; day and filters stay. */
export function LookLinks({ search }: { search: WeekSearch }) {
  return (
    <nav className={links.links} aria-label={texts.lookLabel}>
      {([undefined, 'zeit'] as const).map((ansicht) => (
        <Link
          key={ansicht ?? 'film'}
          to={PATH}
          search={{ ...search, ansicht }}
          resetScroll={false}
          replace
          className={links.link}
          activeOptions={{ exact: true }}
          aria-current={ansicht === search.ansicht ? 'page' : undefined}
        >
          {ansicht ? texts.byTime : texts.byFilm}
        </Link>
      ))}
    </nav>
  )
}
