import { useSetAtom } from 'jotai'
import { type Comment, repliesCall } from '#contract/comments.ts'
import type { TitleCard } from '#contract/marks.ts'
import { loadMoreAtom, loadResourceAtom } from '../../atoms/resource.ts'
import { uniqueById } from '../../atoms/uniqueById.ts'
import { useMuted } from '../../atoms/useMuted.ts'
import { useResource } from '../../atoms/useResource.ts'
import * as texts from '../../texts/community.ts'
import { Button } from '../../ui/Button.tsx'
import { CommentCard } from '../../ui/community/CommentCard.tsx'
import { ErrorStrip } from '../../ui/ErrorStrip.tsx'
import { CommentMarks } from './CommentMarks.tsx'

type CommentThreadProps = {
  comment: Comment
  now: Date
  /** When the server made the answer in which the comment came. */
  fetchedAt: string
  /** The film it is about, where the device knows it. */
  about: TitleCard | undefined
}

/** A comment with its first replies, and the others once they are asked for. */
export function CommentThread({ comment, now, fetchedAt, about }: CommentThreadProps) {
  const isMuted = useMuted()
  const input = { params: { id: comment.id } }
  const all = useResource(repliesCall, input)
  const load = useSetAtom(loadResourceAtom)
  const loadMore = useSetAtom(loadMoreAtom)
  const loaded = all.state === 'idle' ? null : all.last
  const replies = loaded ? uniqueById(loaded.data.items) : comment.replies
  const missing = comment.repliesCount - replies.length
  const isBusy = all.state === 'fetching' || (all.state === 'ready' && all.fetchingMore)
  const onMore = () => void (loaded ? loadMore(repliesCall, input) : load(repliesCall, input, { refresh: true }))
  return (
    <CommentCard
      comment={comment}
      replies={replies}
      now={now}
      isMuted={isMuted}
      marks={(said) => (
        <CommentMarks
          said={said}
          about={about}
          fetchedAt={said === comment ? fetchedAt : (loaded?.fetchedAt ?? fetchedAt)}
        />
      )}
    >
      {all.state === 'failed' && <ErrorStrip message={texts.repliesFailed} />}
      {missing > 0 && (
        <Button variant="text" busy={isBusy} onClick={onMore}>
          {texts.moreReplies(missing)}
        </Button>
      )}
    </CommentCard>
  )
}
