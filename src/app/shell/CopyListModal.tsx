import type { CopySource } from '../../atoms/core/listedTitle.ts'
import { copyHeading } from '../../texts/lists.ts'
import { CopyListForm } from '../../views/lists/CopyListForm.tsx'
import { ModalDialog } from './ModalDialog.tsx'

/** Copies a list, above its page. */
export function CopyListModal({ source }: { source: CopySource }) {
  return (
    <ModalDialog label={copyHeading}>
      <CopyListForm source={source} />
    </ModalDialog>
  )
}
