import { useId } from 'react'
import { retry } from '../../texts/common.ts'
import * as texts from '../../texts/social.ts'
import { ConsentNotice } from '../consent/ConsentNotice.tsx'
import { Button } from '../kit/Button.tsx'
import { ErrorStrip } from '../kit/ErrorStrip.tsx'
import { networkIcons } from '../kit/networkIcons.ts'
import { Agreement } from './Agreement.tsx'
import styles from './SocialLogin.module.css'

type SocialLoginProps = {
  /** `refused`: the visitor does not allow the vendor. `blocked`: its script could not be loaded. */
  state: 'loading' | 'ready' | 'running' | 'refused' | 'offline' | 'blocked'
  /** The reason of the last sign-in's failure. */
  failure: Exclude<keyof typeof texts.failures, 'blocked'> | null
  onLogin: () => void
  onRetry: () => void
  onAdjust: () => void
}

/** The way in by a social network, above a form's own fields. */
export function SocialLogin({ state, failure, onLogin, onRetry, onAdjust }: SocialLoginProps) {
  const agreementId = useId()
  const shown = state === 'blocked' ? state : failure
  return (
    <div className={styles.social}>
      {state === 'refused' ? (
        <ConsentNotice module={texts.moduleName} onAdjust={onAdjust} />
      ) : (
        <>
          {shown && <ErrorStrip message={texts.failures[shown]} />}
          <button
            type="button"
            className={styles.button}
            aria-disabled={state !== 'ready' || undefined}
            aria-busy={state === 'running' || undefined}
            aria-describedby={agreementId}
            onClick={state === 'ready' ? onLogin : undefined}
          >
            <span className={styles.tile}>
              <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
                <path d={networkIcons.facebook} />
              </svg>
            </span>
            <span className={styles.label}>{texts.withFacebook}</span>
          </button>
          {state === 'blocked' && (
            <Button variant="text" onClick={onRetry}>
              {retry}
            </Button>
          )}
          {state === 'offline' && <p className={styles.note}>{texts.offline}</p>}
          <Agreement id={agreementId} />
        </>
      )}
      <p className={styles.or}>
        <span>{texts.or}</span>
      </p>
    </div>
  )
}
