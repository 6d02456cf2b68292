import { useAtomValue, useStore } from 'jotai'
import { type CommentableType, type CommentsOrder, repliesCall } from '#contract/comments.ts'
import { loadResourceAtom, pickResource, resourcesAtom, toResourceKey } from '../core/resource.ts'
import { ownerAtom } from '../core/session.ts'
import { FRESH } from '../live/liveWait.ts'
import { useLiveAnswer } from '../live/useLiveAnswer.ts'
import { commentsOf } from './commented.ts'
import { mergeFirstPage, toHeldBack } from './liveThread.ts'

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
  const { call, input } = commentsOf(type, permalink, order)
  const refreshReplies = (parents: readonly string[]): void => {
    for (const id of parents) {
      const input = { params: { id: id as never } }
      const isLoaded = store.get(resourcesAtom)[toResourceKey(repliesCall, input)] !== undefined
      if (isLoaded) void store.set(loadResourceAtom, repliesCall, input, { refresh: true, headers: FRESH })
    }
  }
  const { count, show } = useLiveAnswer({
    call,
    input,
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
      const now = pickResource(store.get(resourcesAtom), call, input)
      if (now.state === 'ready') refreshReplies(now.last.data.items.map(({ id }) => id))
      show()
    },
  }
}
