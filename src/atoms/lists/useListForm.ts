import { useAtomValue, useSetAtom } from 'jotai'
import { modalAtom, signInForAtom } from '../core/modal.ts'
import { ownerAtom } from '../core/session.ts'
import type { ListedTitle } from './lists.ts'

/** Opens the form that puts a title on a list. A visitor signs in first, and it goes on after that (K7, E2b). */
export function useListForm(title: ListedTitle): () => void {
  const owner = useAtomValue(ownerAtom)
  const openModal = useSetAtom(modalAtom)
  const signInFor = useSetAtom(signInForAtom)
  const open = () => openModal({ type: 'addToList', title })
  return () => (owner === null ? signInFor('addToList', open) : open())
}
