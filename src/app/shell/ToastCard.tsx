import type { Toast } from '../../atoms/toast.ts'
import { close, defaultSuccess } from '../../texts/common.ts'
import { problemTexts } from '../../texts/problems.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import type { IconName } from '../../ui/icons.ts'
import styles from './ToastCard.module.css'
import { ToastLink } from './ToastLink.tsx'

/** One message. The regions of `ToastHost` announce it. */
export function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  return (
    <div className={styles.card} data-kind={toast.kind === 'problem' ? 'error' : toast.kind}>
      <Icon name={toIcon(toast)} />
      <div className={styles.words}>
        <span className={styles.message}>
          {toast.kind === 'problem' ? problemTexts[toast.problem] : (toast.message ?? defaultSuccess)}
        </span>
        {'link' in toast && toast.link && <ToastLink {...toast.link} onFollow={onDismiss} />}
      </div>
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
        <IconButton icon="x" label={close} onClick={onDismiss} />
      )}
    </div>
  )
}

function toIcon(toast: Toast): IconName {
  switch (toast.kind) {
    case 'success':
      return 'check'
    case 'error':
      return 'x'
    case 'problem':
      return toast.problem === 'accountTooNew' ? 'clock' : 'x'
    case 'info':
    case 'confirm':
      return 'info'
  }
}
