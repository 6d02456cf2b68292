import type { DiaryEntry } from '../../atoms/core/diaryEntry.ts'
import type { ListedTitle } from '../../atoms/core/listedTitle.ts'
import { changeEntry, newEntry } from '../../texts/diary.ts'
import { DiaryForm } from '../../views/diary/DiaryForm.tsx'
import { ModalDialog } from './ModalDialog.tsx'

/** Notes a watching, above the page of its title or the diary. */
export function DiaryModal({ title, entry }: { title: ListedTitle; entry: DiaryEntry | null }) {
  return (
    <ModalDialog label={entry ? changeEntry : newEntry}>
      <DiaryForm title={title} entry={entry} />
    </ModalDialog>
  )
}
