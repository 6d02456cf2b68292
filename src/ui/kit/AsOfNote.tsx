import { asOfText, timesUnsure } from '../../texts/common.ts'
import styles from './AsOfNote.module.css'
import { toAsOf } from './format.ts'
import { Icon } from './Icon.tsx'

/** Whether the server is being asked for times that are shown already, or cannot be asked. */
export type TimesUnsure = 'checking' | 'unconfirmed'

type AsOfNoteProps = {
  /** Null where nothing has to be said: its place stays, so that nothing moves as it comes and goes. */
  fetchedAt: string | null
  now: Date
  /** Set where what is shown are times to go to: a cancelled one does harm. Said at once. */
  times?: TimesUnsure | undefined
  /** A line of its own, or the free space `above` or `below` the place where it stands. */
  place?: 'line' | 'above' | 'below'
}

/**
 * Says that what is shown comes from the device, and from when. The age comes after a moment: a server that answers
 * quickly leaves nothing to say.
 */
export function AsOfNote({ fetchedAt, now, times, place = 'line' }: AsOfNoteProps) {
  return (
    <div className={styles.place} data-place={place}>
      {fetchedAt !== null && (
        <p className={styles.note} role="status" data-times={times}>
          <Icon name="clock" size="small" />
          {times && timesUnsure[times]}
          <span className={styles.age}>{asOfText(toAsOf(fetchedAt, now))}</span>
        </p>
      )}
    </div>
  )
}
