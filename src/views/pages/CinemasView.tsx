import { getRouteApi, Link } from '@tanstack/react-router'
import { useResource } from '../../atoms/core/useResource.ts'
import { citiesRef } from '../../atoms/place/refs.ts'
import * as texts from '../../texts/pages/cinemas.ts'
import { CinemaNavigation } from '../../ui/cinema/CinemaNavigation.tsx'
import { CinemasOfCity } from './CinemasOfCity.tsx'
import styles from './CinemasView.module.css'
import { CityGrid } from './CityGrid.tsx'

const route = getRouteApi('/kinos')

/** The cities with cinemas and, where one is chosen, its cinemas. */
export function CinemasView() {
  const { city } = route.useSearch()
  const cities = useResource(citiesRef)
  const known = cities.state === 'idle' ? [] : (cities.last?.data.items ?? [])
  const chosen = known.find(({ slug }) => slug === city)
  return (
    <div className="wrap">
      <CinemaNavigation />
      <h1 className={styles.title}>{texts.cinemasTitle(chosen?.name ?? null)}</h1>
      {city === undefined ? (
        <p className={styles.lead}>{texts.cinemasLead}</p>
      ) : (
        <>
          {chosen && (
            <p className={styles.lead}>
              <Link to="/kino/kinoprogramm" search={{ city }} className={`textLink ${styles.programme}`}>
                {texts.programmeOf(chosen.name)}
              </Link>
            </p>
          )}
          <CinemasOfCity city={city} />
          <h2 className={styles.other}>{texts.otherCities}</h2>
        </>
      )}
      <CityGrid cities={known} chosen={city} />
    </div>
  )
}
