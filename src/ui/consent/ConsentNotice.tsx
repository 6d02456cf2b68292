import { adjust, notLoaded } from '../../texts/consent.ts'
import { Button } from '../kit/Button.tsx'
import styles from './ConsentNotice.module.css'

type ConsentNoticeProps = {
  /** What the module is called, where its place does not tell. */
  module?: string
  onAdjust: () => void
}

/** Stands where a module from outside would: nobody allowed it, and here is the way to do so (PRODUCT B7). */
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
