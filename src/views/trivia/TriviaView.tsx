import { getRouteApi } from '@tanstack/react-router'
import { toTitleCard } from '../../atoms/core/titleCard.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { filmRef } from '../../atoms/film/refs.ts'
import { seriesRef } from '../../atoms/series/refs.ts'
import { TriviaPage } from './TriviaPage.tsx'

const film = getRouteApi('/movies/$permalink/trivia')
const serial = getRouteApi('/serie/$permalink/trivia')

/** All trivia of a film, by category. */
export function FilmTriviaView() {
  const permalink = film.useParams().permalink
  const found = useResource(filmRef(permalink))
  const movie = found.state === 'idle' ? null : (found.last?.data ?? null)
  const title = movie && { id: movie.id, card: toTitleCard(movie) }
  return <TriviaPage thing={{ type: 'movies', permalink, title }} category={film.useSearch().category} />
}

/** All trivia of a series, by category. */
export function SeriesTriviaView() {
  const permalink = serial.useParams().permalink
  const found = useResource(seriesRef(permalink))
  const series = found.state === 'idle' ? null : (found.last?.data ?? null)
  const title = series && { id: series.id, card: toTitleCard(series) }
  return <TriviaPage thing={{ type: 'series', permalink, title }} category={serial.useSearch().category} />
}
