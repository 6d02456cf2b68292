import { useStore } from 'jotai'
import { useEffect, useRef } from 'react'
import type { Answer, Call } from '#contract/call.ts'
import type { LiveEvent } from '#contract/events.ts'
import { apiAtom } from '../core/context.ts'
import type { LiveNews } from '../core/live.ts'
import {
  pickResource,
  type Resource,
  type ResourceInput,
  resourcesAtom,
  toLoaded,
  toResourceKey,
} from '../core/resource.ts'
import { useResource } from '../core/useResource.ts'
import { FRESH, toWait } from './liveWait.ts'
import { useFollow } from './useFollow.ts'

type LiveOne<C extends Call> = {
  call: C
  input: ResourceInput<C>
  /** Where it is talked about: `movies/amrum`; null while that is not known. */
  topic: string | null
  /** Whether what has happened is its business. */
  isAbout: (event: LiveEvent) => boolean
  /** What of a newer answer is shown; all of it without this. */
  merge?: (shown: Answer<C>, fresh: Answer<C>) => Answer<C>
}

/** Keeps one thing that was asked for by itself up to date, and takes it away once it is gone. */
export function useLiveOne<C extends Call>({ call, input, topic, isAbout, merge }: LiveOne<C>): void {
  const store = useStore()
  const shown = useResource(call, input)
  const since = shown.state === 'idle' ? null : (shown.last?.fetchedAt ?? null)
  const key = toResourceKey(call, input)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another thing has other news
  useEffect(() => () => clearTimeout(timer.current), [key])

  const refresh = async (): Promise<void> => {
    const reply = await store.get(apiAtom).call(call, { ...input, headers: FRESH })
    const now = pickResource(store.get(resourcesAtom), call, input)
    if (now.state !== 'ready') return
    const put = (resource: Resource<unknown>) => store.set(resourcesAtom, (all) => ({ ...all, [key]: resource }))
    if (reply.kind === 'ok' && reply.source === 'network') {
      const value = merge ? merge(now.last.data, reply.value) : reply.value
      put({ ...now, last: toLoaded({ ...reply, value }) })
    } else if (reply.kind === 'problem' && reply.status === 404) {
      put({ state: 'failed', failure: { reason: 'notFound' }, last: null })
    }
  }
  const onNews = (event: LiveNews): void => {
    if (event !== 'reset' && !isAbout(event)) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void refresh(), toWait())
  }
  useFollow(topic, since, onNews)
}
