import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { closeModalAtom, modalGoneAtom, shownModalAtom } from '../../atoms/core/modal.ts'
import { Dialog } from '../../ui/kit/Dialog.tsx'

type ModalDialogProps = {
  label: string
  describedBy?: string | undefined
  width?: 'login' | 'wide'
  onPicture?: boolean
  children: ReactNode
}

/** The dialog of the open modal: it closes with its animation, by hand as by `closeModalAtom`. */
export function ModalDialog(props: ModalDialogProps) {
  const shown = useAtomValue(shownModalAtom)
  const close = useSetAtom(closeModalAtom)
  const gone = useSetAtom(modalGoneAtom)
  if (shown === null) return null
  return <Dialog {...props} isClosing={shown.isClosing} onClosing={close} onClosed={() => gone(shown.id)} />
}
