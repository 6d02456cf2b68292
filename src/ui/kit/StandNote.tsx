import { standOf } from '../../texts/common.ts'
import { toStand } from './format.ts'
import { Icon } from './Icon.tsx'
import styles from './StandNote.module.css'

/** Says that what is shown comes from the device, and from when. */
export function StandNote({ fetchedAt, now }: { fetchedAt: string; now: Date }) {
  return (
    <p className={styles.note} role="status">
      <Icon name="clock" size="small" />
      {standOf(toStand(fetchedAt, now))}
    </p>
  )
}
