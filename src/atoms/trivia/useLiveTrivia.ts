import { useAtomValue, useStore } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { TriviaCategory } from '#contract/ownTrivia.ts'
import { triviaCall } from '#contract/trivia.ts'
import { apiAtom } from '../context.ts'
import type { LiveNews } from '../live.ts'
import { FRESH, toWait } from '../liveWait.ts'
import { pickResource, resourcesAtom, toLoaded, toResourceKey } from '../resource.ts'
import { ownerAtom } from '../session.ts'
import { useFollow } from '../useFollow.ts'
import { mergeTrivia } from './mergeTrivia.ts'
import type { TriviaThing } from './trivialized.ts'

/**
 * Keeps a title's trivia that are shown up to date. Words, votes and what is gone change where they stand; what others
 * have written meanwhile is counted, and comes in when it is asked for.
 *
 * @returns `count`: new ones of others; `show` brings them in.
 */
export function useLiveTrivia({ type, permalink }: TriviaThing, category?: TriviaCategory) {
  const store = useStore()
  const me = useAtomValue(ownerAtom)
  const input = { params: { type, id: permalink }, query: category ? { category } : {} }
  const key = toResourceKey(triviaCall, input)
  const shown = useAtomValue(resourcesAtom)[key]
  const fetchedAt = shown === undefined || shown.state === 'idle' ? null : (shown.last?.fetchedAt ?? null)
  const [count, setCount] = useState(0)
  const gone = useRef(new Set<string>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Another title or category has other news.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for both
  useEffect(() => {
    setCount(0)
    gone.current = new Set()
    return () => clearTimeout(timer.current)
  }, [key])

  /** @param isAsked brings in what is held back, in the order that holds now. */
  const refresh = async (isAsked: boolean): Promise<void> => {
    const reply = await store.get(apiAtom).call(triviaCall, { ...input, headers: FRESH })
    const now = pickResource(store.get(resourcesAtom), triviaCall, input)
    if (reply.kind !== 'ok' || now.state !== 'ready') return
    const merged = mergeTrivia(now.last.data, reply.value, gone.current, me)
    const last = toLoaded(isAsked ? reply : { ...reply, value: merged.answer })
    store.set(resourcesAtom, (resources) => ({ ...resources, [key]: { ...now, last } }))
    setCount(isAsked ? 0 : merged.news)
  }
  const onNews = (event: LiveNews): void => {
    if (event !== 'reset' && !event.kind.startsWith('trivia.')) return
    if (event !== 'reset' && event.kind === 'trivia.deleted') gone.current.add(event.thing.id)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void refresh(false), toWait())
  }
  useFollow(`${type}/${permalink}`, fetchedAt, onNews)
  return { count, show: () => void refresh(true) }
}
