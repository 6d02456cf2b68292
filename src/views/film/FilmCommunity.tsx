import { useSetAtom } from 'jotai'
import { use, useEffect } from 'react'
import { movieCall } from '#contract/catalogue.ts'
import type { MovieId } from '#contract/ids.ts'
import { triviaCall } from '#contract/trivia.ts'
import { loadResourceAtom } from '../../atoms/resource.ts'
import { toTitleCard } from '../../atoms/titleCard.ts'
import { useResource } from '../../atoms/useResource.ts'
import { CommentsPart } from '../../ui/commentsPart.ts'
import { TriviaSection } from './TriviaSection.tsx'

/**
 * What members know and say of a film. It loads itself once it is mounted, after everything else on the page: it stands
 * below the first view, and nobody waits for it.
 */
export function FilmCommunity({ permalink }: { permalink: string }) {
  const load = useSetAtom(loadResourceAtom)
  const id = permalink as MovieId
  const Comments = use(CommentsPart)
  const film = useResource(movieCall, { params: { id } })
  const movie = film.state === 'idle' ? null : (film.last?.data ?? null)
  const thing = movie && { id: movie.id, title: movie.title, about: toTitleCard(movie) }
  useEffect(() => {
    void load(triviaCall, { params: { type: 'movies', id }, query: {} })
  }, [load, id])
  return (
    <TriviaSection id={id}>
      <Comments type="movies" permalink={permalink} thing={thing} layout="newest" />
    </TriviaSection>
  )
}
