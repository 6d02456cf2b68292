import { Link } from '@tanstack/react-router'
import type { City } from '#contract/cinema.ts'
import { cinemaCount } from '../../texts/programme.ts'
import styles from './CityGrid.module.css'

type CityGridProps = { cities: readonly City[]; chosen?: string | undefined }

/** Cities with the number of their cinemas, each a link to their list. */
export function CityGrid({ cities, chosen }: CityGridProps) {
  return (
    <ul className={styles.grid}>
      {cities.map(({ slug, name, cinemas }) => (
        <li key={slug}>
          <Link
            to="/kinos"
            search={{ city: slug }}
            className={styles.city}
            aria-current={slug === chosen ? 'page' : undefined}
          >
            {name} <span className={styles.count}>{cinemaCount(cinemas)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
