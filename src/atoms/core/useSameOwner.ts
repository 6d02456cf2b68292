import { useAtomValue, useStore } from 'jotai'
import { ownerAtom } from './session.ts'

/** Tells whether the page still belongs to the member for whom it was rendered: another tab may change that. */
export function useSameOwner(): () => boolean {
  const owner = useAtomValue(ownerAtom)
  const store = useStore()
  return () => store.get(ownerAtom) === owner
}
