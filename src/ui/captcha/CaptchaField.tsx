import { useId } from 'react'
import { captchaLabel, captchaName, captchaStates, percent } from '../../texts/captcha.ts'
import { retry } from '../../texts/common.ts'
import { ConsentNotice } from '../consent/ConsentNotice.tsx'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import styles from './CaptchaField.module.css'

type CaptchaFieldProps = {
  /** As `atoms/captcha/captcha.ts` has it. */
  view: { state: 'idle' | 'box' | 'solved' | 'refused' | 'failed' } | { state: 'working'; percent: number }
  /** Called with the element into which the vendor's box is drawn. */
  place: (element: HTMLElement | null) => void
  onRetry: () => void
  onAdjust: () => void
  /** The server's fault of the captcha; shown below (PRODUCT B4). */
  error?: string | undefined
}

/** The captcha inside a form: our own works by itself and shows its progress. */
export function CaptchaField({ view, place, onRetry, onAdjust, error }: CaptchaFieldProps) {
  const errorId = useId()
  return (
    <fieldset className={styles.field} aria-label={captchaLabel} aria-describedby={error ? errorId : undefined}>
      {view.state === 'refused' ? (
        <ConsentNotice module={captchaName} onAdjust={onAdjust} />
      ) : (
        <div className={styles.card} data-state={view.state}>
          <span className={styles.sign} aria-hidden="true">
            {view.state !== 'working' && <Icon name={iconOf[view.state]} />}
          </span>
          <p className={styles.words} role="status">
            <b>{captchaStates[view.state].title}</b>
            <span>{captchaStates[view.state].text}</span>
          </p>
          {view.state === 'working' && (
            <span className={styles.percent} aria-hidden="true">
              {percent(view.percent)}
            </span>
          )}
          {view.state === 'failed' && (
            <Button variant="text" onClick={onRetry}>
              {retry}
            </Button>
          )}
        </div>
      )}
      {/* The vendor draws into it and keeps what it drew, ticked or not. */}
      <div ref={place} className={styles.place} />
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon name="x" size="small" />
          {error}
        </p>
      )}
    </fieldset>
  )
}

const iconOf = { idle: 'eye', box: 'eye', solved: 'check', failed: 'retry' } as const
