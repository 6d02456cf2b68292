import { adjust, notLoaded } from '../../texts/consent.ts'
import { Button } from '../kit/Button.tsx'
import styles from './ConsentNotice.module.css'

type ConsentNoticeProps = {
  /** The name of the module, where its surroundings do not tell it. */
  module?: string
  onAdjust: () => void
}

/** The placeholder of a module from outside that needs consent, with the button to the preferences (PRODUCT B7). */
export function ConsentNotice({ module, onAdjust }: ConsentNoticeProps) {
  return (
    <div className={styles.notice}>
      <p>
        {module && <b className={styles.module}>{module}</b>}
        {notLoaded}
      </p>
      <Button variant="ghost" onClick={onAdjust}>
        {adjust}
      </Button>
    </div>
  )
}
