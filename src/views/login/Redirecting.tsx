import { redirecting } from '../../texts/login.ts'
import { LoadingDots } from '../../ui/kit/LoadingDots.tsx'
import styles from './LoginPanel.module.css'

/** Between the sign-in and the page it was for. */
export function Redirecting() {
  return (
    <div className={styles.redirecting}>
      <LoadingDots label={redirecting} />
      <p aria-hidden="true">{redirecting}</p>
    </div>
  )
}
