import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { KnownEntry } from '../../atoms/core/diaryEntry.ts'
import type { ListedTitle } from '../../atoms/core/listedTitle.ts'
import { closeModalAtom, modalGoneAtom, shownModalAtom } from '../../atoms/core/modal.ts'
import { ownerAtom } from '../../atoms/core/session.ts'
import { changeEntry, newEntry } from '../../texts/diary.ts'
import { DiaryForm } from '../../views/diary/DiaryForm.tsx'
import { ModalDialog } from './ModalDialog.tsx'

/** Notes a watching, above the page of its title or the diary. It goes, at once, with the member who opened it. */
export function DiaryModal({ title, entry }: { title: ListedTitle; entry: KnownEntry | null }) {
  const shown = useAtomValue(shownModalAtom)
  const owner = useAtomValue(ownerAtom)
  const close = useSetAtom(closeModalAtom)
  const gone = useSetAtom(modalGoneAtom)
  const left = shown !== null && shown.owner !== owner ? shown.id : null
  useEffect(() => {
    if (left === null) return
    close()
    gone(left)
  }, [left, close, gone])
  if (left !== null) return null
  return (
    <ModalDialog label={entry ? changeEntry : newEntry}>
      <DiaryForm title={title} entry={entry} />
    </ModalDialog>
  )
}
