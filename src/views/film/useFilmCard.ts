import { movieCall } from '#contract/catalogue.ts'
import type { MovieId } from '#contract/ids.ts'
import type { TitleCard } from '#contract/marks.ts'
import { toTitleCard } from '../../atoms/titleCard.ts'
import { useResource } from '../../atoms/useResource.ts'

/** The film as "Ausstehende Aktionen" shows it; undefined while the device does not know it. */
export function useFilmCard(id: MovieId): TitleCard | undefined {
  const film = useResource(movieCall, { params: { id } })
  const movie = film.state === 'idle' ? undefined : film.last?.data
  return movie && toTitleCard(movie)
}
