import type { ListedTitle } from '../../atoms/lists/lists.ts'
import { addTitle } from '../../texts/lists.ts'
import { AddToListForm } from '../../views/addToList/AddToListForm.tsx'
import { ModalDialog } from './ModalDialog.tsx'

/** Puts a title on a list, above its page. */
export function AddToListModal({ title }: { title: ListedTitle }) {
  return (
    <ModalDialog label={addTitle}>
      <AddToListForm title={title} />
    </ModalDialog>
  )
}
