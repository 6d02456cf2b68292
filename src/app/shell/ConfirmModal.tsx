import { useSetAtom } from 'jotai'
import { useId } from 'react'
import { closeModalAtom, type Modal } from '../../atoms/modal.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './ConfirmModal.module.css'
import { ModalDialog } from './ModalDialog.tsx'

type ConfirmModalProps = { question: Extract<Modal, { type: 'confirm' }> }

/** Asks before something is lost. The harmless answer stands first and so has the focus: Enter alone loses nothing. */
export function ConfirmModal({ question: { title, text, confirm, dismiss, answer } }: ConfirmModalProps) {
  const close = useSetAtom(closeModalAtom)
  const textId = useId()
  return (
    <ModalDialog label={title}>
      <h2 className={styles.title}>{title}</h2>
      <p id={textId} className={styles.text}>
        {text}
      </p>
      <div className={styles.answers}>
        <Button variant="ghost" aria-describedby={textId} onClick={close}>
          {dismiss}
        </Button>
        <Button
          onClick={() => {
            answer(true)
            close()
          }}
        >
          {confirm}
        </Button>
      </div>
    </ModalDialog>
  )
}
