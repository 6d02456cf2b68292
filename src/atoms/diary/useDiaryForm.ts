import { useAtomValue, useSetAtom } from 'jotai'
import type { ListedTitle } from '../core/listedTitle.ts'
import { modalAtom, signInForAtom } from '../core/modal.ts'
import { ownerAtom } from '../core/session.ts'

/** Opens the form for a new entry of the diary. A visitor signs in first, and it goes on after that (E2b). */
export function useDiaryForm(title: ListedTitle): () => void {
  const owner = useAtomValue(ownerAtom)
  const openModal = useSetAtom(modalAtom)
  const signInFor = useSetAtom(signInForAtom)
  const open = () => openModal({ type: 'diary', title })
  return () => (owner === null ? signInFor('diary', open) : open())
}
