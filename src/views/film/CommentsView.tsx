import { getRouteApi } from '@tanstack/react-router'
import type { MovieId } from '#contract/ids.ts'
import { commentsTitle } from '../../texts/community.ts'
import { CommentsList } from './CommentsList.tsx'
import { FilmSubPage } from './FilmSubPage.tsx'

const route = getRouteApi('/movies/$permalink/kommentare')

/** All comments on a film. */
export function CommentsView() {
  const { permalink } = route.useParams()
  return (
    <FilmSubPage permalink={permalink} heading={commentsTitle}>
      <CommentsList id={permalink as MovieId} />
    </FilmSubPage>
  )
}
