import type { FoundPlace } from '#contract/cinema.ts'
import * as texts from '../../texts/programme.ts'
import styles from './CityList.module.css'

type PlaceListProps = { places: readonly FoundPlace[]; onChoose: (place: FoundPlace) => void }

/** What the typed text may mean, the likeliest first, each with what tells it apart. */
export function PlaceList({ places, onChoose }: PlaceListProps) {
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{texts.placesTitle}</h3>
      <ul>
        {places.map((place) => (
          <li key={place.location}>
            <button type="button" className={styles.city} onClick={() => onChoose(place)}>
              {place.name} <span className={styles.count}>{texts.placeMeta(place.postcode, place.state)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
