import { useAtomValue, useStore } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { Answer, Call } from '#contract/call.ts'
import type { LiveEvent } from '#contract/events.ts'
import { apiAtom } from '../core/context.ts'
import type { LiveNews } from '../core/live.ts'
import { type ResourceRef, toResourceKey } from '../core/reference.ts'
import { renewAtom } from '../core/renew.ts'
import { pickResource, resourcesAtom, toLoaded } from '../core/resource.ts'
import { ownerAtom } from '../core/session.ts'
import { FRESH, toWait } from './liveWait.ts'
import { useFollow } from './useFollow.ts'
import { withdraw } from './withdrawShown.ts'

type LiveAnswer<C extends Call> = {
  reference: ResourceRef<C>
  /** The topic whose events change the list: `movies/amrum`. */
  topic: string
  /** The kind of events to react to; other kinds are ignored. */
  about: 'comment' | 'trivia'
  /**
   * Merges a newer first page into the shown answer.
   *
   * @param isAsked also shows the items that were held back. @returns `news`: how many are held back now.
   */
  merge: (shown: Answer<C>, first: Answer<C>, isAsked: boolean) => { answer: Answer<C>; news: number }
  /** Called at once with each event, before the newer page is there. */
  onEvent: (event: LiveEvent) => void
}

/**
 * Keeps a list that is shown up to date: after an event it is fetched again, once for all events that arrive together.
 * New items of others are counted, and are shown when the reader asks for them.
 *
 * @returns `count`: the number of items that are held back; `show` adds them to the list.
 */
export function useLiveAnswer<C extends Call>(live: LiveAnswer<C>): { count: number; show: () => void } {
  const { reference, topic, about, merge, onEvent } = live
  const store = useStore()
  const key = toResourceKey(reference)
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
    const owner = store.get(ownerAtom)
    const reply = await store.get(apiAtom).call(reference.call, { ...reference.input, headers: FRESH })
    // The answer to a reader who has left is nobody's.
    if (owner !== store.get(ownerAtom)) return
    if (reply.kind === 'problem') await withdraw(store, reference, reply)
    const now = pickResource(store.get(resourcesAtom), reference)
    // The device's copy is older than what is shown.
    if (reply.kind !== 'ok' || reply.source === 'device' || now.state === 'idle' || now.last === null) return
    const { answer, news } = merge(now.last.data, reply.value, isAsked)
    store.set(renewAtom, reference, toLoaded({ ...reply, value: answer }))
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
