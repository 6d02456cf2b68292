import { useAtomValue } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { useMemo } from 'react'
import type { Answer, Call } from '#contract/call.ts'
import { pickResource, type Resource, type ResourceInput, resourcesAtom, toResourceKey } from './resource.ts'

/** A resource as this view's route loaded it. Rerenders only when this one changes. */
export function useResource<C extends Call>(call: C, input?: ResourceInput<C>): Resource<Answer<C>> {
  const key = toResourceKey(call, input)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for call and input
  return useAtomValue(useMemo(() => selectAtom(resourcesAtom, (all) => pickResource(all, call, input)), [key]))
}
