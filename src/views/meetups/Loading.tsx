import * as texts from '../../texts/meetups.ts'
import { Skeleton } from '../../ui/kit/Skeleton.tsx'
import styles from './Meetups.module.css'

/** The room of meetups until the device has answered. */
export function Loading() {
  return (
    <div aria-busy="true" role="status">
      <span className="visuallyHidden">{texts.loading}</span>
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className={styles.line} />
      ))}
    </div>
  )
}
