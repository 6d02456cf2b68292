import { useSetAtom } from 'jotai'
import type { AnyRef } from './reference.ts'
import { loadResourceAtom } from './resource.ts'

/** Fetches a resource again, for buttons that say so. */
export function useReload(reference: AnyRef): () => void {
  const load = useSetAtom(loadResourceAtom)
  return () => void load(reference, { refresh: true })
}
