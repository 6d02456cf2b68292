import { getRouteApi } from '@tanstack/react-router'
import { useReload } from '../../atoms/core/useReload.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { filmRef } from '../../atoms/film/refs.ts'
import { seriesRef } from '../../atoms/series/refs.ts'
import { Credits } from './Credits.tsx'

const film = getRouteApi('/movies/$permalink/besetzung')
const serial = getRouteApi('/serie/$permalink/besetzung')

/** Everybody who took part in a film, by department. */
export function FilmCreditsView() {
  const { permalink } = film.useParams()
  const reload = useReload(filmRef(permalink))
  return <Credits type="movies" permalink={permalink} found={useResource(filmRef(permalink))} onRetry={reload} />
}

/** The same of a series. */
export function SeriesCreditsView() {
  const { permalink } = serial.useParams()
  const reload = useReload(seriesRef(permalink))
  return <Credits type="series" permalink={permalink} found={useResource(seriesRef(permalink))} onRetry={reload} />
}
