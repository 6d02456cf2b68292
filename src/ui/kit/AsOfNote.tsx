import { asOfText } from '../../texts/common.ts'
import styles from './AsOfNote.module.css'
import { toAsOf } from './format.ts'
import { Icon } from './Icon.tsx'

/** Says that what is shown comes from the device, and from when. */
export function AsOfNote({ fetchedAt, now }: { fetchedAt: string; now: Date }) {
  return (
    <p className={styles.note} role="status">
      <Icon name="clock" size="small" />
      {asOfText(toAsOf(fetchedAt, now))}
    </p>
  )
}
