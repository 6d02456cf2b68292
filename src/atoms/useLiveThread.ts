import { useAtomValue, useStore } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { type CommentableType, repliesCall } from '#contract/comments.ts'
import { commentsOf } from './comments/commented.ts'
import { apiAtom } from './context.ts'
import type { LiveNews } from './live.ts'
import { idsOf, mergeFirstPage } from './liveThread.ts'
import { FRESH, toWait } from './liveWait.ts'
import { loadResourceAtom, pickResource, resourcesAtom, toLoaded, toResourceKey } from './resource.ts'
import { ownerAtom } from './session.ts'
import { useFollow } from './useFollow.ts'

/**
 * Keeps a thread that is shown up to date. Numbers, words and what is gone change where they stand; what others have
 * written meanwhile is counted, and comes in when it is asked for.
 *
 * @param permalink as the thread's resource names the thing.
 * @returns `count`: new comments and replies of others; `show` brings them in.
 */
export function useLiveThread(type: CommentableType, permalink: string): { count: number; show: () => void } {
  const store = useStore()
  const me = useAtomValue(ownerAtom)
  const key = toResourceKey(commentsOf(type, permalink).call, commentsOf(type, permalink).input)
  const since = useAtomValue(resourcesAtom)[key]
  const fetchedAt = since === undefined || since.state === 'idle' ? null : (since.last?.fetchedAt ?? null)
  const [news, setNews] = useState<ReadonlySet<string>>(new Set())
  const held = useRef(news)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const setHeld = (next: ReadonlySet<string>) => {
    held.current = next
    setNews(next)
  }
  // Another thread has other news.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the thread
  useEffect(() => {
    setHeld(new Set())
    return () => clearTimeout(timer.current)
  }, [key])

  /** @param isAsked brings in what is held back, too. */
  const refresh = async (isAsked: boolean): Promise<void> => {
    const { call, input } = commentsOf(type, permalink)
    const reply = await store.get(apiAtom).call(call, { ...input, headers: FRESH })
    const now = pickResource(store.get(resourcesAtom), call, input)
    if (reply.kind !== 'ok' || now.state !== 'ready') return
    const shown = now.last.data
    const known = idsOf(shown.items)
    const isNews = (said: { id: string; author: { id: string } }) => !known.has(said.id) && said.author.id !== me
    const first = reply.value
    const all = first.items.flatMap((comment) => [comment, ...comment.replies])
    // What is older than all that was loaded has only moved up from the next page.
    const oldest = shown.items.at(-1)?.createdAt ?? ''
    const isYounger = ({ createdAt }: { createdAt: string }) => createdAt > oldest
    const next = isAsked
      ? new Set<string>()
      : new Set(all.filter((said) => isNews(said) && isYounger(said)).map(({ id }) => id as string))
    const data = mergeFirstPage(shown, first, next)
    const last = toLoaded({ ...reply, value: data })
    store.set(resourcesAtom, (resources) => ({ ...resources, [key]: { ...now, last } }))
    setHeld(next)
    if (isAsked) refreshReplies(data.items.map(({ id }) => id))
  }

  /** Replies that were loaded by themselves. */
  const refreshReplies = (parents: readonly string[]): void => {
    for (const id of parents) {
      const input = { params: { id: id as never } }
      const isLoaded = store.get(resourcesAtom)[toResourceKey(repliesCall, input)] !== undefined
      if (isLoaded) void store.set(loadResourceAtom, repliesCall, input, { refresh: true })
    }
  }

  const onNews = (event: LiveNews): void => {
    const isOthers = event !== 'reset' && !event.kind.startsWith('comment.')
    if (isOthers) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void refresh(false), toWait())
    if (event !== 'reset' && event.kind !== 'comment.created' && event.parent !== null) refreshReplies([event.parent])
  }
  useFollow(`${type}/${permalink}`, fetchedAt, onNews)
  return { count: news.size, show: () => void refresh(true) }
}
