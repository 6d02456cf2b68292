import type { Room } from '../../atoms/offlineBundle/offlineBundleDevice.ts'
import * as texts from '../../texts/offlineBundle.ts'
import styles from './RoomBar.module.css'

/** The used part of the allowed storage, and whether the browser may clear it. */
export function RoomBar({ room: { usage, quota, persisted } }: { room: Room }) {
  return (
    <div className={styles.room}>
      <meter className={styles.meter} value={usage} max={Math.max(quota, 1)} aria-label={texts.roomLabel} />
      <span className={styles.meta}>{texts.room(texts.megabytes(usage), texts.megabytes(quota))}</span>
      <span className={styles.meta}>{persisted ? texts.persisted : texts.notPersisted}</span>
    </div>
  )
}
