import { useAtomValue, useStore } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { Answer, Call } from '#contract/call.ts'
import type { LiveEvent } from '#contract/events.ts'
import { apiAtom } from '../core/context.ts'
import type { LiveNews } from '../core/live.ts'
import { pickResource, type ResourceInput, resourcesAtom, toLoaded, toResourceKey } from '../core/resource.ts'
import { FRESH, toWait } from './liveWait.ts'
import { useFollow } from './useFollow.ts'

type LiveAnswer<C extends Call> = {
  call: C
  input: ResourceInput<C>
  /** What it is about: `movies/amrum`. */
  topic: string
  /** Happenings of other kinds are none of its business. */
  about: 'comment' | 'trivia'
  /**
   * Takes a newer first page over into what is shown.
   *
   * @param isAsked brings in what was held back, too. @returns `news`: how much is held back now.
   */
  merge: (shown: Answer<C>, first: Answer<C>, isAsked: boolean) => { answer: Answer<C>; news: number }
  /** Hears of each happening at once, before the newer page is there. */
  onEvent: (event: LiveEvent) => void
}

/**
 * Keeps a list that is shown up to date: what happens to it is fetched, once for whatever comes at once. What others have
 * written meanwhile is counted, and comes in when it is asked for.
 *
 * @returns `count`: what is held back; `show` brings it in.
 */
export function useLiveAnswer<C extends Call>(live: LiveAnswer<C>): { count: number; show: () => void } {
  const { call, input, topic, about, merge, onEvent } = live
  const store = useStore()
  const key = toResourceKey(call, input)
  const shown = useAtomValue(resourcesAtom)[key]
  const fetchedAt = shown === undefined || shown.state === 'idle' ? null : (shown.last?.fetchedAt ?? null)
  const [count, setCount] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Another list has other news.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the list
  useEffect(() => {
    setCount(0)
    return () => clearTimeout(timer.current)
  }, [key])

  const refresh = async (isAsked: boolean): Promise<void> => {
    const reply = await store.get(apiAtom).call(call, { ...input, headers: FRESH })
    const now = pickResource(store.get(resourcesAtom), call, input)
    // The device's copy is older than what is shown.
    if (reply.kind !== 'ok' || reply.source === 'device' || now.state !== 'ready') return
    const { answer, news } = merge(now.last.data, reply.value, isAsked)
    const last = toLoaded({ ...reply, value: answer })
    store.set(resourcesAtom, (resources) => ({ ...resources, [key]: { ...now, last } }))
    setCount(news)
  }
  const onNews = (event: LiveNews): void => {
    if (event !== 'reset' && !event.kind.startsWith(`${about}.`)) return
    if (event !== 'reset') onEvent(event)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void refresh(false), toWait())
  }
  useFollow(topic, fetchedAt, onNews)
  return { count, show: () => void refresh(true) }
}
