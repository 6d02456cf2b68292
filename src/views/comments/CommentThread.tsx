import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Author } from '#contract/author.ts'
import type { Comment, Reply } from '#contract/comments.ts'
import type { CommentId } from '#contract/ids.ts'
import type { CommentedThing } from '../../atoms/comments/commented.ts'
import type { OwnComments } from '../../atoms/comments/ownComments.ts'
import { ownMarksAtom, withOwnMarks } from '../../atoms/comments/ownMarks.ts'
import { repliesRef } from '../../atoms/comments/refs.ts'
import { withOwnReplies } from '../../atoms/comments/thread.ts'
import { loadMoreAtom } from '../../atoms/core/loadMore.ts'
import { fetchesMore, loadResourceAtom } from '../../atoms/core/resource.ts'
import { uniqueById } from '../../atoms/core/uniqueById.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { useMuted } from '../../atoms/marks/useMuted.ts'
import * as texts from '../../texts/community.ts'
import { CommentCard } from '../../ui/community/CommentCard.tsx'
import { Button } from '../../ui/kit/Button.tsx'
import { ErrorStrip } from '../../ui/kit/ErrorStrip.tsx'
import { CommentActions } from './CommentActions.tsx'
import { Composer } from './Composer.tsx'
import { EditForm } from './EditForm.tsx'
import { OwnNote } from './OwnNote.tsx'
import { useArrival } from './useArrival.ts'

type CommentThreadProps = {
  /** With the member's own entries folded over it. */
  comment: Comment
  now: Date
  /** The time of the server's answer that contains the comment. */
  fetchedAt: string
  /** The thing that the comment is about; null while the device does not know it, and replies are impossible. */
  thing: CommentedThing | null
  own: OwnComments
  me: Author | null
  /** The id of the linked comment in the page's address, also of another thread; null for none. */
  linkedId?: CommentId | null
}

/** A comment with its first replies, the others on request, and the member's own among them. */
export function CommentThread({ comment, now, fetchedAt, thing, own, me, linkedId = null }: CommentThreadProps) {
  const arrive = useArrival()
  const isMuted = useMuted()
  const all = useResource(repliesRef(comment.id))
  const load = useSetAtom(loadResourceAtom)
  const loadMore = useSetAtom(loadMoreAtom)
  const [answered, setAnswered] = useState<Reply | null>(null)
  const [edited, setEdited] = useState<CommentId | null>(null)
  const loaded = all.state === 'idle' ? null : all.last
  const others = loaded ? uniqueById(loaded.data.items) : []
  const marks = useAtomValue(ownMarksAtom)
  const replies = loaded
    ? withOwnReplies(others, comment.id, loaded.fetchedAt, own, me).map((reply) => withOwnMarks(reply, marks))
    : comment.replies
  const isBusy = all.state === 'fetching' || fetchesMore(all)
  const onMore = () =>
    void (loaded ? loadMore(repliesRef(comment.id)) : load(repliesRef(comment.id), { refresh: true }))
  // Own replies that the server has not counted are shown in any case.
  const isThere = ({ id }: Reply) => (own.get(id)?.confirmed ?? null) !== null || !own.has(id)
  const missing = comment.repliesCount - (loaded ? others : comment.replies.filter(isThere)).length
  const parentOf = (said: Reply) => (said.id === comment.id ? null : comment.id)
  const done = () => setEdited(null)
  return (
    <CommentCard
      comment={comment}
      replies={replies}
      now={now}
      isMuted={isMuted}
      linked={linkedId && { id: linkedId, ref: arrive }}
      words={(said) =>
        thing && said.id === edited ? (
          <EditForm
            thing={thing}
            said={said}
            parent={parentOf(said)}
            version={own.get(said.id)?.isUnsent ? null : said.updatedAt}
            onDone={done}
          />
        ) : null
      }
      marks={(said) => {
        const mine = own.get(said.id)
        return (
          <>
            {mine && <OwnNote own={mine} />}
            {said.id !== edited && (
              <CommentActions
                said={said}
                parent={parentOf(said)}
                thing={thing}
                own={own}
                fetchedAt={said.id === comment.id ? fetchedAt : (loaded?.fetchedAt ?? fetchedAt)}
                onReply={() => setAnswered(said)}
                onEdit={() => setEdited(said.id)}
              />
            )}
          </>
        )
      }}
    >
      {all.state === 'failed' && <ErrorStrip message={texts.repliesFailed} />}
      {missing > 0 && (
        <Button variant="text" busy={isBusy} onClick={onMore}>
          {texts.moreReplies(missing)}
        </Button>
      )}
      {answered && thing && (
        <Composer
          key={answered.id}
          thing={thing}
          answers={{ id: comment.id, username: answered.author.username, isReply: answered.id !== comment.id }}
          onDone={() => setAnswered(null)}
          onCancel={() => setAnswered(null)}
        />
      )}
    </CommentCard>
  )
}
