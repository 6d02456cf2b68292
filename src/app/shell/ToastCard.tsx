import type { Toast } from '../../atoms/core/toast.ts'
import { close, defaultSuccess } from '../../texts/common.ts'
import { problemTexts } from '../../texts/problems.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { IconButton } from '../../ui/kit/IconButton.tsx'
import type { IconName } from '../../ui/kit/icons.ts'
import styles from './ToastCard.module.css'
import { ToastLink } from './ToastLink.tsx'

/** One message. The regions of `ToastHost` announce it. */
export function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const choices = toChoices(toast)
  return (
    <div className={styles.card} data-kind={toast.kind === 'problem' ? 'error' : toast.kind}>
      <Icon name={toIcon(toast)} />
      <div className={styles.words}>
        <span className={styles.message}>
          {toast.kind === 'problem' ? problemTexts[toast.problem] : (toast.message ?? defaultSuccess)}
        </span>
        {'link' in toast && toast.link && <ToastLink {...toast.link} onFollow={onDismiss} />}
      </div>
      {toast.kind !== 'confirm' && <IconButton icon="x" label={close} onClick={onDismiss} />}
      {choices && (
        <div className={styles.choices}>
          {choices.map(({ label, onChoose }, index) => (
            <Button
              key={label}
              variant={index === 0 ? 'primary' : 'text'}
              onClick={() => {
                onDismiss()
                onChoose()
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

/** The ways to answer or to go on; null where there are none. */
function toChoices(toast: Toast) {
  if (toast.kind === 'choice') return toast.choices
  if (toast.kind === 'success' && toast.action) return [toast.action]
  if (toast.kind !== 'confirm') return null
  return [
    { label: toast.confirm, onChoose: toast.onConfirm },
    { label: toast.dismiss, onChoose: () => {} },
  ]
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
    case 'choice':
      return 'info'
  }
}
