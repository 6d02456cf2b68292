import { useAtomValue } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { useMemo } from 'react'
import type { Answer } from '#contract/call.ts'
import { type AnyRef, toResourceKey } from './reference.ts'
import { pickResource, type Resource, resourcesAtom } from './resource.ts'

/** A resource as this view's route loaded it. Rerenders only when this one changes. */
export function useResource<R extends AnyRef>(reference: R): Resource<Answer<R['call']>> {
  const key = toResourceKey(reference)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the reference
  return useAtomValue(useMemo(() => selectAtom(resourcesAtom, (all) => pickResource(all, reference)), [key]))
}
