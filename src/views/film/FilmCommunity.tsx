import { use } from 'react'
import type { IdOrPermalink } from '#contract/ids.ts'
import { toTitleCard } from '../../atoms/core/titleCard.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { filmRef } from '../../atoms/film/refs.ts'
import { useTriviaPreview } from '../../atoms/trivia/useTriviaPreview.ts'
import { CommentsPart } from '../../ui/community/commentsPart.ts'
import { TriviaHere } from '../../ui/community/TriviaHere.tsx'

/**
 * Trivia and comments of members about a film. Loads them once it is mounted, after everything else on the page: it is
 * below the first view.
 */
export function FilmCommunity({ permalink }: { permalink: IdOrPermalink }) {
  const Comments = use(CommentsPart)
  const trivia = useTriviaPreview('movies', permalink)
  const film = useResource(filmRef(permalink))
  const movie = film.state === 'idle' ? null : (film.last?.data ?? null)
  const thing = movie && { id: movie.id, title: movie.title, about: toTitleCard(movie) }
  return (
    <TriviaHere type="movies" permalink={permalink} {...trivia}>
      <Comments type="movies" permalink={permalink} thing={thing} layout="newest" />
    </TriviaHere>
  )
}
