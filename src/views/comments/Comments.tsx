import { useMemo } from 'react'
import type { Comment, CommentableType } from '#contract/comments.ts'
import type { CommentId } from '#contract/ids.ts'
import type { CommentedThing } from '../../atoms/comments/commented.ts'
import { isIn, useLinked } from '../../atoms/comments/useLinked.ts'
import type { useThread } from '../../atoms/comments/useThread.ts'
import { usePages } from '../../atoms/core/usePages.ts'
import { empty, newComments } from '../../texts/comments.ts'
import * as texts from '../../texts/community.ts'
import type { CommentsPartProps } from '../../ui/community/commentsPart.ts'
import { News } from '../../ui/community/News.tsx'
import { Pages } from '../../ui/community/Pages.tsx'
import { WhileNear } from '../../ui/kit/WhileNear.tsx'
import { CommentThread } from './CommentThread.tsx'
import { Composer } from './Composer.tsx'
import { LinkedComment } from './LinkedComment.tsx'
import { Strays } from './Strays.tsx'
import { ThreadHere } from './ThreadHere.ts'

const NEWEST = 3
/** More than so many, and only those near the view are rendered (ADR 025). */
const MANY = 100
/** The first page: the server has rendered it. */
const AT_ONCE = 20
/** Of a comment on a phone, with what can be done about it, in px. */
const HEIGHT = 190
const EPOCH = '1970-01-01T00:00:00Z'

const words = { loading: texts.commentsLoading, failed: texts.commentsFailed, unavailable: texts.commentsUnavailable }

/** The thing as commands name it; the same one for as long as nothing of it changes. */
export function useCommented(type: CommentableType, thing: CommentsPartProps['thing']): CommentedThing | null {
  const { id, title, about } = thing ?? {}
  return useMemo(
    () => (id === undefined || title === undefined ? null : { type, id, title, ...(about && { about }) }),
    [type, id, title, about],
  )
}

type CommentsProps = {
  thread: ReturnType<typeof useThread>
  thing: CommentedThing | null
  /** Only the newest few; the way to the others stands elsewhere. */
  isShort?: boolean
  /** Only this device knows the thing: no other member can have commented on it. */
  isNew?: boolean
  /** The comment that the page's address names; null for none. */
  linkedId?: CommentId | null
  /** The rank of a heading in here. */
  level?: 2 | 3
}

/** Everything that is said of a thing, the newest first, below the field to write in. */
export function Comments({
  thread: found,
  thing,
  isShort = false,
  isNew = false,
  linkedId = null,
  level = 3,
}: CommentsProps) {
  const { resource, thread, fetchedAt, own: mine, me, reload, loadMore } = found
  const { pages, now } = usePages(resource)
  const linked = useLinked(isShort ? null : linkedId, found, thing?.id ?? null)
  const items = isShort ? thread.items.slice(0, NEWEST) : linked.items
  const isEmpty = (isNew || resource.state === 'ready') && items.length + thread.strays.length === 0
  const toCard = (comment: Comment, since: string) => (
    <CommentThread
      comment={comment}
      now={now}
      fetchedAt={since}
      thing={thing}
      own={mine}
      me={me}
      linkedId={isShort ? null : linkedId}
    />
  )
  // The member's own stand here also where the others could not be had.
  const said = (
    <>
      {isEmpty && <p>{empty}</p>}
      <Strays strays={thread.strays} own={mine} />
      {items.map((comment, index) => (
        <WhileNear
          key={comment.id}
          isAlways={items.length <= MANY || index < AT_ONCE || isIn(comment, linkedId)}
          height={HEIGHT}
        >
          {toCard(comment, fetchedAt ?? EPOCH)}
        </WhileNear>
      ))}
    </>
  )
  return (
    <ThreadHere value={linked.state === 'above' ? [linked.comment, ...items] : thread.items}>
      {thing && <Composer thing={thing} answers={null} />}
      <News news={found.news} label={newComments} />
      <LinkedComment linked={linked} level={level}>
        {linked.state === 'above' && toCard(linked.comment, linked.fetchedAt)}
      </LinkedComment>
      {(isNew || pages.state === 'missing') && said}
      {!isNew && (
        <Pages pages={pages} now={now} words={words} onRetry={reload} {...(!isShort && { onMore: loadMore })}>
          {said}
        </Pages>
      )}
    </ThreadHere>
  )
}
