import { useSetAtom } from 'jotai'
import { useId } from 'react'
import { closeModalAtom, type Modal } from '../../atoms/core/modal.ts'
import { Button } from '../../ui/kit/Button.tsx'
import styles from './ConfirmModal.module.css'
import { ModalDialog } from './ModalDialog.tsx'

type ConfirmModalProps = { question: Extract<Modal, { type: 'confirm' }> }

/**
 * Asks before something is lost. The harmless answer stands first and so has the focus: Enter alone loses nothing. A
 * third way (`other`) stands between the two.
 */
export function ConfirmModal({ question }: ConfirmModalProps) {
  const { title, text, confirm, dismiss, answer } = question
  const close = useSetAtom(closeModalAtom)
  const textId = useId()
  // Where there is a third way, that one loses what waits.
  const isLoss = !('other' in question) && !question.undoable
  const give = (given: 'confirmed' | 'other') => {
    answer(given)
    close()
  }
  return (
    <ModalDialog label={title}>
      <h2 className={styles.title}>{title}</h2>
      <div id={textId} className={styles.text}>
        <p>{text}</p>
        {'points' in question && (
          <>
            <ul className={styles.points}>
              {question.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            {question.notes.map(({ way, means }) => (
              <p key={way}>
                <b className={styles.way}>{way}:</b> {means}
              </p>
            ))}
          </>
        )}
      </div>
      <div className={styles.answers}>
        <Button variant="ghost" aria-describedby={textId} onClick={close}>
          {dismiss}
        </Button>
        {'other' in question && (
          <Button variant="danger" aria-describedby={textId} onClick={() => give('other')}>
            {question.other}
          </Button>
        )}
        <Button variant={isLoss ? 'danger' : 'primary'} aria-describedby={textId} onClick={() => give('confirmed')}>
          {confirm}
        </Button>
      </div>
    </ModalDialog>
  )
}
