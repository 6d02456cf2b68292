import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { CinemaSummary } from '#contract/cinema.ts'
import { cinemasRef } from '../../atoms/cinema/refs.ts'
import { loadMoreAtom } from '../../atoms/core/loadMore.ts'
import { fetchesMore, loadResourceAtom } from '../../atoms/core/resource.ts'
import { useAgainOnceReachable } from '../../atoms/core/useAgainOnceReachable.ts'
import { useReload } from '../../atoms/core/useReload.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { useFavouriteToggle } from '../../atoms/favourites/useFavouriteToggle.ts'
import { adoptCityAtom } from '../../atoms/firstSteps/firstSteps.ts'
import type { Place } from '../../atoms/place/place.ts'
import { retry } from '../../texts/common.ts'
import * as favouriteTexts from '../../texts/favourites.ts'
import * as texts from '../../texts/firstSteps.ts'
import { FavouriteButton } from '../../ui/cinema/FavouriteButton.tsx'
import { Button } from '../../ui/kit/Button.tsx'
import { toKilometres } from '../../ui/kit/format.ts'
import { LoadingDots } from '../../ui/kit/LoadingDots.tsx'
import { MoreButton } from '../../ui/kit/MoreButton.tsx'
import styles from './CinemaChoice.module.css'

/** The cinemas of a place, each with its button, in every state. */
export function CinemaChoice({ place }: { place: Place }) {
  const cinemas = useResource(cinemasRef(place))
  const load = useSetAtom(loadResourceAtom)
  const more = useSetAtom(loadMoreAtom)
  const reload = useReload(cinemasRef(place))
  useEffect(() => void load(cinemasRef(place)), [load, place])
  useAgainOnceReachable(cinemas, reload)
  const last = cinemas.state === 'idle' ? null : cinemas.last
  if (last === null) {
    if (cinemas.state !== 'failed') return <LoadingDots label={texts.cinemasLoading} />
    return (
      <p className={styles.note}>
        {cinemas.failure.reason === 'unreachable' ? texts.cinemasOffline : texts.cinemasFailed}
        <Button variant="text" onClick={reload}>
          {retry}
        </Button>
      </p>
    )
  }
  const { items, nextPage } = last.data
  const isFetchingMore = fetchesMore(cinemas)
  if (items.length === 0) return <p className={styles.note}>{texts.noCinemas}</p>
  return (
    <>
      <ul className={styles.cinemas}>
        {items.map((cinema) => (
          <CinemaRow key={cinema.id} cinema={cinema} />
        ))}
      </ul>
      {nextPage !== null && <MoreButton busy={isFetchingMore} onMore={() => void more(cinemasRef(place))} />}
    </>
  )
}

function CinemaRow({ cinema }: { cinema: CinemaSummary }) {
  const { name, street, postcode, city, citySlug, distance } = cinema
  const { button, wasMarked } = useFavouriteToggle(cinema, favouriteTexts)
  const adopt = useSetAtom(adoptCityAtom)
  useEffect(() => {
    if (wasMarked) adopt(citySlug)
  }, [wasMarked, citySlug, adopt])
  const where = `${street}, ${postcode} ${city}`
  return (
    <li className={styles.cinema}>
      <div>
        <b className={styles.name}>{name}</b>
        <span className={styles.address}>{distance === null ? where : `${where} · ${toKilometres(distance)}`}</span>
      </div>
      <FavouriteButton {...button} name={name} />
    </li>
  )
}
