import { adjust, notLoaded } from '../../texts/consent.ts'
import { Button } from '../Button.tsx'
import styles from './ConsentNotice.module.css'

/** Stands where a module from outside would: nobody allowed it, and here is the way to do so (SPEC §4). */
export function ConsentNotice({ onAdjust }: { onAdjust: () => void }) {
  return (
    <div className={styles.notice}>
      <p>{notLoaded}</p>
      <Button variant="ghost" onClick={onAdjust}>
        {adjust}
      </Button>
    </div>
  )
}
