import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { toBerlinDate } from '#contract/berlin.ts'
import { type FilterChange, updateProgrammeFilter } from '../../atoms/cinema/cinema.ts'
import { usePlaceActions } from '../../atoms/cinema/usePlaceActions.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { filmRef, filmShowtimesRef } from '../../atoms/film/refs.ts'
import { rememberCityAtom } from '../../atoms/place/place.ts'
import { useShownPlace } from '../../atoms/place/useShownPlace.ts'
import { useLiveWhere } from '../../atoms/where/useLiveWhere.ts'
import * as texts from '../../texts/film.ts'
import * as programmeTexts from '../../texts/programme.ts'
import { DayStrip } from '../../ui/cinema/DayStrip.tsx'
import { Poster } from '../../ui/kit/Poster.tsx'
import { PlaceChip } from '../../ui/place/PlaceChip.tsx'
import styles from './FilmShowtimesView.module.css'
import { toStart } from './FilmStart.tsx'
import { toFilmMeta } from './filmMeta.ts'
import { ShowtimesByCinema } from './ShowtimesByCinema.tsx'

const route = getRouteApi('/movies/$permalink/kinoprogramm')

/** The showtimes of one film, by day and cinema (C3). */
export function FilmShowtimesView() {
  const { permalink } = route.useParams()
  const { query } = route.useLoaderData()
  const { showtime: _above, ...filter } = route.useSearch()
  const reference = filmShowtimesRef(permalink, query)
  const film = useResource(filmRef(permalink))
  const showtimes = useResource(reference)
  useLiveWhere(reference, 'movies', permalink)
  const last = showtimes.state === 'idle' ? null : showtimes.last
  const now = useNow(last?.fetchedAt ?? `${query.date}T11:00:00Z`)
  const navigate = useNavigate()
  const remember = useSetAtom(rememberCityAtom)
  const movie = film.state === 'idle' ? null : (film.last?.data ?? null)
  const place = useShownPlace(query, last?.data.filters ?? null, programmeTexts.nearbyCity)
  const actions = usePlaceActions()
  const choose = (change: FilterChange) => {
    if (change.city) remember(change.city)
    const search = updateProgrammeFilter(filter, change)
    void navigate({ to: '/movies/$permalink/kinoprogramm', params: { permalink }, search, resetScroll: false })
  }
  return (
    <div className="wrap">
      <header className={styles.head}>
        {movie && (
          <Link to="/movies/$permalink" params={{ permalink }} tabIndex={-1} aria-hidden="true">
            <Poster image={movie.poster} title={movie.title} sizes="116px" eager />
          </Link>
        )}
        <div>
          <h1>{movie ? texts.filmShowtimesTitle(movie.title) : programmeTexts.programmeTitle}</h1>
          {movie && <p className={styles.meta}>{toFilmMeta(movie)}</p>}
          <Link to="/movies/$permalink" params={{ permalink }} className="textLink">
            {texts.backToFilm}
          </Link>
        </div>
      </header>
      <PlaceChip {...place} actions={actions} onChange={choose} />
      <div className={styles.days}>
        <DayStrip today={toBerlinDate(now)} active={query.date} />
      </div>
      <ShowtimesByCinema
        reference={reference}
        date={query.date}
        showtimes={showtimes}
        now={now}
        start={movie && toStart(movie, now)}
      />
    </div>
  )
}
