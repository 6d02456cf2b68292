import type { City } from '#contract/cinema.ts'
import * as texts from '../../texts/programme.ts'
import styles from './CityList.module.css'

type CityListProps = {
  cities: readonly City[]
  chosen: string | null
  onChoose: (slug: string) => void
}

/** Cities with the number of their cinemas; nothing where none fits. */
export function CityList({ cities, chosen, onChoose }: CityListProps) {
  return (
    <section className={styles.section}>
      {cities.length > 0 && <h3 className={styles.title}>{texts.citiesTitle}</h3>}
      <ul className={styles.list}>
        {cities.map(({ slug, name, cinemas }) => (
          <li key={slug}>
            <button
              type="button"
              className={styles.city}
              aria-current={slug === chosen || undefined}
              onClick={() => onChoose(slug)}
            >
              {name} <span className={styles.count}>{texts.cinemaCount(cinemas)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
