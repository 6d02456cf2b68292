import { getRouteApi } from '@tanstack/react-router'
import { useResource } from '../../atoms/core/useResource.ts'
import { filmRef } from '../../atoms/film/refs.ts'
import { seriesRef } from '../../atoms/series/refs.ts'
import { TitleLists } from './TitleLists.tsx'

const film = getRouteApi('/movies/$permalink/listen')
const serial = getRouteApi('/serie/$permalink/listen')

/** All public lists that hold a film. */
export function FilmListsView() {
  const { permalink } = film.useParams()
  const found = useResource(filmRef(permalink))
  return <TitleLists type="movies" permalink={permalink} title={found.state === 'idle' ? null : found.last?.data} />
}

/** All public lists that hold a series. */
export function SeriesListsView() {
  const { permalink } = serial.useParams()
  const found = useResource(seriesRef(permalink))
  return <TitleLists type="series" permalink={permalink} title={found.state === 'idle' ? null : found.last?.data} />
}
