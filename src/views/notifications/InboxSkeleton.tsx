import * as texts from '../../texts/notifications.ts'
import { Skeleton } from '../../ui/kit/Skeleton.tsx'
import styles from './NotificationRow.module.css'

/** Holds the place of what is coming. */
export function InboxSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label={texts.loading}>
      <ul>
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <li key={key} className={styles.item}>
            <span className={styles.row}>
              <Skeleton className={styles.face} />
              <span className={styles.words}>
                <Skeleton className={styles.line} />
                <Skeleton className={styles.short} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
