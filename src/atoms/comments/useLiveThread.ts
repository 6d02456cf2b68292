import { useAtomValue, useStore } from 'jotai'
import type { CommentableType, CommentsOrder } from '#contract/comments.ts'
import { toResourceKey } from '../core/reference.ts'
import { loadResourceAtom, pickResource, resourcesAtom } from '../core/resource.ts'
import { ownerAtom } from '../core/session.ts'
import { FRESH } from '../live/liveWait.ts'
import { useLiveAnswer } from '../live/useLiveAnswer.ts'
import { mergeFirstPage, toHeldBack } from './liveThread.ts'
import { commentsRef, repliesRef } from './refs.ts'

const nothing: ReadonlySet<string> = new Set()

/**
 * Keeps a thread that is shown up to date, and the replies that were loaded by themselves.
 *
 * @param permalink as the thread's resource names the thing.
 * @returns `count`: new comments and replies of others; `show` brings them in.
 */
export function useLiveThread(
  type: CommentableType,
  permalink: string,
  order: CommentsOrder,
): { count: number; show: () => void } {
  const store = useStore()
  const me = useAtomValue(ownerAtom)
  const reference = commentsRef(type, permalink, order)
  const refreshReplies = (parents: readonly string[]): void => {
    for (const id of parents) {
      const replies = repliesRef(id)
      const isLoaded = store.get(resourcesAtom)[toResourceKey(replies)] !== undefined
      if (isLoaded) void store.set(loadResourceAtom, replies, { refresh: true, headers: FRESH })
    }
  }
  const { count, show } = useLiveAnswer({
    reference,
    topic: `${type}/${permalink}`,
    about: 'comment',
    merge: (shown, first, isAsked) => {
      const held = isAsked ? nothing : toHeldBack(shown.items, first.items, me, order)
      return { answer: mergeFirstPage(shown, first, held, order), news: held.size }
    },
    onEvent: ({ kind, parent }) => {
      if (kind !== 'comment.created' && parent !== null) refreshReplies([parent])
    },
  })
  return {
    count,
    show: () => {
      const now = pickResource(store.get(resourcesAtom), reference)
      if (now.state !== 'idle' && now.last) refreshReplies(now.last.data.items.map(({ id }) => id))
      show()
    },
  }
}
