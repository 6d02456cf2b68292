import { getRouteApi } from '@tanstack/react-router'
import { toThingPath } from '#contract/things.ts'
import { toCount } from '../../atoms/comments/commented.ts'
import { useThread } from '../../atoms/comments/useThread.ts'
import { toTitleCard } from '../../atoms/core/titleCard.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { filmRef } from '../../atoms/film/refs.ts'
import { useHeldThing } from '../../atoms/search/useHeldThing.ts'
import { commentsTitle } from '../../texts/community.ts'
import { useLinkedComment } from '../../ui/community/linkedComment.ts'
import { SubPage } from '../../ui/title/SubPage.tsx'
import { Comments, useCommented } from './Comments.tsx'
import { OrderLinks, useCommentsOrder } from './OrderLinks.tsx'

const route = getRouteApi('/movies/$permalink/kommentare')

/** All comments on a film. */
export function FilmCommentsView() {
  const { permalink } = route.useParams()
  const film = useResource(filmRef(permalink))
  const movie = film.state === 'idle' ? null : (film.last?.data ?? null)
  // When the film's own answer is not on the device, another held answer may name the film: that is enough for a
  // comment.
  const held = useHeldThing(film.state === 'failed' && movie === null ? toThingPath('movies', permalink) : null)
  const about = movie && { id: movie.id, title: movie.title, about: toTitleCard(movie) }
  const thing = useCommented('movies', about ?? held)
  const order = useCommentsOrder()
  const thread = useThread('movies', permalink, thing, order)
  const linkedId = useLinkedComment('movies', permalink)
  return (
    <SubPage type="movies" permalink={permalink} title={movie} heading={commentsTitle(thing?.title ?? null)}>
      {toCount(thread.thread.count) > 1 && <OrderLinks order={order} />}
      <Comments thread={thread} thing={thing} linkedId={linkedId} level={2} />
    </SubPage>
  )
}
