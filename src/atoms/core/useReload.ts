import { useSetAtom } from 'jotai'
import type { Call } from '#contract/call.ts'
import { loadResourceAtom, type ResourceInput } from './resource.ts'

/** Fetches a resource again, for buttons that say so. */
export function useReload<C extends Call>(call: C, input?: ResourceInput<C>): () => void {
  const load = useSetAtom(loadResourceAtom)
  return () => void load(call, input, { refresh: true })
}
