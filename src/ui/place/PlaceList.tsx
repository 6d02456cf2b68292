import type { City } from '#contract/cinema.ts'
import type { FoundPlace } from '#contract/places.ts'
import * as texts from '../../texts/programme.ts'
import styles from './CityList.module.css'

type PlaceListProps = {
  places: readonly FoundPlace[]
  /** Those with cinemas. */
  cities: readonly City[]
  /** The slug of the city that is chosen. */
  chosen: string | null
  onChoose: (place: FoundPlace) => void
}

/** Places that the typed text may mean, the likeliest first, each with the number of its cinemas, else where it is. */
export function PlaceList({ places, cities, chosen, onChoose }: PlaceListProps) {
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{texts.placesTitle}</h3>
      <ul>
        {places.map((place) => {
          const city = cities.find(({ slug }) => slug === place.city)
          return (
            <li key={place.location}>
              <button
                type="button"
                className={styles.city}
                aria-current={(city !== undefined && city.slug === chosen) || undefined}
                onClick={() => onChoose(place)}
              >
                {place.name}{' '}
                <span className={styles.count}>
                  {city ? texts.cinemaCount(city.cinemas) : texts.placeMeta(place.postcode, place.state)}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
