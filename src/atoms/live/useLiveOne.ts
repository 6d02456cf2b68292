import { useStore } from 'jotai'
import { useEffect, useRef } from 'react'
import type { Answer, Call } from '#contract/call.ts'
import type { LiveEvent } from '#contract/events.ts'
import { apiAtom } from '../core/context.ts'
import type { LiveNews } from '../core/live.ts'
import { type ResourceRef, toResourceKey } from '../core/reference.ts'
import { renewAtom } from '../core/renew.ts'
import { pickResource, resourcesAtom, toLoaded } from '../core/resource.ts'
import { ownerAtom } from '../core/session.ts'
import { useResource } from '../core/useResource.ts'
import { FRESH, toWait } from './liveWait.ts'
import { useFollow } from './useFollow.ts'
import { withdraw } from './withdrawShown.ts'

type LiveOne<C extends Call> = {
  reference: ResourceRef<C>
  /** The topic whose events concern the thing: `movies/amrum`; null while it is not known. */
  topic: string | null
  /** Whether an event concerns the thing. */
  isAbout: (event: LiveEvent) => boolean
  /** Merges a newer answer into the shown one; without it, the newer answer replaces the shown one. */
  merge?: (shown: Answer<C>, fresh: Answer<C>) => Answer<C>
}

/** Keeps one thing that was fetched by itself up to date, and removes it once it is deleted. */
export function useLiveOne<C extends Call>({ reference, topic, isAbout, merge }: LiveOne<C>): void {
  const store = useStore()
  const shown = useResource(reference)
  const since = shown.state === 'idle' ? null : (shown.last?.fetchedAt ?? null)
  const key = toResourceKey(reference)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another thing has other news
  useEffect(() => () => clearTimeout(timer.current), [key])

  const refresh = async (): Promise<void> => {
    const owner = store.get(ownerAtom)
    const reply = await store.get(apiAtom).call(reference.call, { ...reference.input, headers: FRESH })
    // The answer to a reader who has left is nobody's.
    if (owner !== store.get(ownerAtom)) return
    const now = pickResource(store.get(resourcesAtom), reference)
    if (now.state === 'idle' || now.last === null) return
    if (reply.kind === 'ok' && reply.source === 'network') {
      const value = merge ? merge(now.last.data, reply.value) : reply.value
      store.set(renewAtom, reference, toLoaded({ ...reply, value }))
    } else if (reply.kind === 'problem') await withdraw(store, reference, reply)
  }
  const onNews = (event: LiveNews): void => {
    if (event !== 'reset' && !isAbout(event)) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void refresh(), toWait())
  }
  useFollow(topic, since, onNews)
}
