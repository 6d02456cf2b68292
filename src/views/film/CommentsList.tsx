import { useSetAtom } from 'jotai'
import { commentsCall } from '#contract/comments.ts'
import type { MovieId } from '#contract/ids.ts'
import { loadMoreAtom } from '../../atoms/resource.ts'
import { useReload } from '../../atoms/useReload.ts'
import { useResource } from '../../atoms/useResource.ts'
import * as texts from '../../texts/community.ts'
import { Notice } from '../../ui/Notice.tsx'
import { CommentThread } from './CommentThread.tsx'
import { PagedList } from './PagedList.tsx'
import { useFilmCard } from './useFilmCard.ts'

const words = {
  loading: texts.commentsLoading,
  failed: texts.commentsFailed,
  unavailable: texts.commentsUnavailable,
}

/** Everything that is said of a film, the newest first. */
export function CommentsList({ id }: { id: MovieId }) {
  const input = { params: { type: 'movies' as const, id } }
  const comments = useResource(commentsCall, input)
  const reload = useReload(commentsCall, input)
  const loadMore = useSetAtom(loadMoreAtom)
  const about = useFilmCard(id)
  const fetchedAt = comments.state === 'idle' ? '' : (comments.last?.fetchedAt ?? '')
  return (
    <PagedList
      list={comments}
      words={words}
      empty={<Notice kind="empty" title={texts.noComments} text={texts.noCommentsText} />}
      onRetry={reload}
      onMore={() => void loadMore(commentsCall, input)}
    >
      {(items, now) =>
        items.map((comment) => (
          <CommentThread key={comment.id} comment={comment} now={now} fetchedAt={fetchedAt} about={about} />
        ))
      }
    </PagedList>
  )
}
