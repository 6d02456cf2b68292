import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { Comment } from '#contract/comments.ts'
import type { CommentId } from '#contract/ids.ts'
import { loadResourceAtom } from '../core/resource.ts'
import { useAgainOnceReachable } from '../core/useAgainOnceReachable.ts'
import { useReload } from '../core/useReload.ts'
import { useResource } from '../core/useResource.ts'
import { useLiveOne } from '../live/useLiveOne.ts'
import { ownMarksAtom, withMarksOfAll } from './ownMarks.ts'
import { commentThreadRef } from './refs.ts'
import { toThread } from './thread.ts'
import type { useThread } from './useThread.ts'

/**
 * The comment that an address names, with the comments that stand in the list then.
 *
 * - `none`: none is named. `here`: it stands in the list, perhaps with more replies than the list knew.
 * - `above`: on an older page. It stands above the list for as long as the page does, and the list goes without it.
 * - `gone`: taken back, hidden, or said of something else. `hidden`: the member's own, by the moderation. `failed`: it
 *   could not be asked for.
 */
export type Linked = { items: readonly Comment[] } & (
  | { state: 'none' | 'here' | 'loading' | 'gone' | 'hidden' }
  | { state: 'failed'; retry: () => void }
  | { state: 'above'; comment: Comment; fetchedAt: string }
)

/**
 * Finds the comment that an address names: in the list, else by itself once the list has come and does not have it.
 *
 * @param id of the comment or of a reply; null for none.
 * @param item the id of the thing whose comments these are; null while the device does not know it.
 */
export function useLinked(
  id: CommentId | null,
  { resource, thread, own, me }: Pick<ReturnType<typeof useThread>, 'resource' | 'thread' | 'own' | 'me'>,
  item: string | null,
): Linked {
  const found = useResource(commentThreadRef(id ?? ''))
  const load = useSetAtom(loadResourceAtom)
  const marks = useAtomValue(ownMarksAtom)
  const retry = useReload(commentThreadRef(id ?? ''))
  useAgainOnceReachable(found, retry)
  const isHere = thread.items.some((comment) => isIn(comment, id))
  const isAsked = id !== null && !isHere && (resource.state === 'ready' || resource.state === 'failed')
  useEffect(() => {
    if (isAsked) void load(commentThreadRef(id))
  }, [isAsked, id, load])
  const about = found.state === 'idle' ? null : (found.last?.data ?? null)
  const rootId = about?.comment.id ?? null
  useLiveOne({
    reference: commentThreadRef(id ?? ''),
    topic: about && `${about.type}/${about.item}`,
    isAbout: ({ thing, parent }) => thing.id === rootId || parent === rootId,
    merge: (shown, fresh) => ({ ...fresh, comment: withoutNews(shown.comment, fresh.comment) }),
  })
  const [above, setAbove] = useState<string | null>(null)
  const { items } = thread
  if (id === null) return { state: 'none', items }
  const last = found.state === 'idle' ? null : found.last
  const root =
    last &&
    toRoot(last.data, item, () => {
      const { items: folded, ...rest } = toThread(toAnswer(last.data.comment), last.fetchedAt, own, me)
      return { ...rest, items: folded.map((comment) => withMarksOfAll(comment, marks)) }
    })
  const isListed = items.some((comment) => comment.id === root?.id)
  if (root && !isHere && !isListed && above !== root.id) setAbove(root.id)
  if (root && above === root.id && last)
    return {
      state: 'above',
      comment: root,
      fetchedAt: last.fetchedAt,
      items: items.filter((each) => each.id !== root.id),
    }
  if (isHere) return { state: 'here', items }
  if (root && isListed) return { state: 'here', items: items.map((each) => (each.id === root.id ? root : each)) }
  if (found.state === 'failed' && own.get(id)?.value?.hidden) return { state: 'hidden', items }
  if (found.state === 'failed') {
    return found.failure.reason === 'notFound' ? { state: 'gone', items } : { state: 'failed', items, retry }
  }
  return { state: last && !root ? 'gone' : 'loading', items }
}

/** Whether a comment is the named one, or holds it among its replies. */
export const isIn = ({ id, replies }: Comment, named: string | null): boolean =>
  id === named || replies.some((reply) => reply.id === named)

/** New replies stay back, so that nothing moves under a reader's eyes: the way to them says how many there are. */
function withoutNews(shown: Comment, fresh: Comment): Comment {
  const known = new Set(shown.replies.map((reply) => reply.id as string))
  return { ...fresh, replies: fresh.replies.filter((reply) => known.has(reply.id)) }
}

const toAnswer = (comment: Comment) => ({ items: [comment], commentsCount: 0 })

/** With the member's own words as they are by now; null where it is about something else, or they took it back. */
function toRoot(
  answer: { item: string; comment: Comment },
  item: string | null,
  fold: () => ReturnType<typeof toThread>,
): Comment | null {
  if (item !== null && answer.item !== item) return null
  return fold().items.find(({ id }) => id === answer.comment.id) ?? null
}
