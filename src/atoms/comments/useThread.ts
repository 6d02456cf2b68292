import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useMemo } from 'react'
import type { CommentableType, CommentsOrder } from '#contract/comments.ts'
import { loadMoreAtom } from '../core/loadMore.ts'
import { meAtom } from '../core/me.ts'
import { useTellNewAccount } from '../core/newAccount.ts'
import { loadResourceAtom } from '../core/resource.ts'
import { useAgainOnceReachable } from '../core/useAgainOnceReachable.ts'
import { useReload } from '../core/useReload.ts'
import { useResource } from '../core/useResource.ts'
import type { CommentedThing } from './commented.ts'
import { ownCommentsAtom } from './ownComments.ts'
import { ownMarksAtom, withMarksOfAll } from './ownMarks.ts'
import { commentsRef } from './refs.ts'
import { toThread } from './thread.ts'
import { useLiveThread } from './useLiveThread.ts'

/**
 * The comments on a thing with the member's own. Loads them itself where no route has.
 *
 * @param permalink the thing's name in addresses; its id serves too.
 * @param thing null: the device does not know it yet, and writing is impossible.
 * @param isNew only this device knows the thing: the server is not asked.
 */
export function useThread(
  type: CommentableType,
  permalink: string,
  thing: CommentedThing | null,
  order: CommentsOrder = 'newest',
  isNew = false,
) {
  const reference = commentsRef(type, permalink, order)
  const resource = useResource(reference)
  const load = useSetAtom(loadResourceAtom)
  const loadMore = useSetAtom(loadMoreAtom)
  const reload = useReload(reference)
  const item = thing?.id ?? ''
  const news = useLiveThread(type, permalink, order)
  const own = useAtomValue(useMemo(() => ownCommentsAtom(type, item), [type, item]))
  useTellNewAccount(own)
  const start = useEffectEvent(() => {
    // A load that has just failed is repeated only when the reader asks for it.
    if (resource.state !== 'failed' && !isNew) void load(reference)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another thing or order is loaded anew, one that was new once it is not
  useEffect(() => start(), [type, permalink, order, isNew])
  useAgainOnceReachable(resource, reload)
  // Comments that an own reply answers and the server no longer has, although this page may still show them.
  const lost = [...own.values()].flatMap(({ id, refused }) => (refused?.error?.code === 'not_found' ? [id] : [])).join()
  const renew = useEffectEvent(() => void load(reference, { refresh: true }))
  useEffect(() => {
    if (lost !== '') renew()
  }, [lost])
  const last = resource.state === 'idle' ? null : resource.last
  const me = useAtomValue(meAtom)
  const marks = useAtomValue(ownMarksAtom)
  const thread = toThread(last?.data ?? null, last?.fetchedAt ?? null, own, me)
  return {
    resource,
    thread: { ...thread, items: thread.items.map((comment) => withMarksOfAll(comment, marks)) },
    fetchedAt: last?.fetchedAt ?? null,
    own,
    me,
    news,
    reload,
    loadMore: () => void loadMore(reference),
  }
}
