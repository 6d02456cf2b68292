import type { Toast } from '../../atoms/toast.ts'
import { close } from '../../texts/common.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './ToastCard.module.css'

const icons = { success: 'check', error: 'x', info: 'info', confirm: 'info' } as const

/** One message. What needs an answer or went wrong interrupts a screen reader, the rest waits its turn. */
export function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const urgent = toast.kind === 'error' || toast.kind === 'confirm'
  return (
    <div className={styles.card} data-kind={toast.kind} role={urgent ? 'alert' : 'status'}>
      <Icon name={toast.kind !== 'confirm' && toast.status === 460 ? 'clock' : icons[toast.kind]} />
      <span className={styles.message}>{toast.message}</span>
      {toast.kind === 'confirm' ? (
        <div className={styles.choices}>
          <Button
            onClick={() => {
              onDismiss()
              toast.onConfirm()
            }}
          >
            {toast.confirm}
          </Button>
          <Button variant="text" onClick={onDismiss}>
            {toast.dismiss}
          </Button>
        </div>
      ) : (
        <>
          {toast.link && (
            <a className={styles.link} href={toast.link.href}>
              {toast.link.caption}
            </a>
          )}
          <IconButton icon="x" label={close} onClick={onDismiss} />
        </>
      )}
    </div>
  )
}
