import { loading } from '../../texts/showtime.ts'
import { Skeleton } from '../../ui/kit/Skeleton.tsx'
import actionStyles from './ShowtimeActions.module.css'
import detailsStyles from './ShowtimeDetails.module.css'
import styles from './ShowtimeSkeleton.module.css'

/** The places where a showtime's facts will stand. */
export function ShowtimeSkeleton() {
  return (
    <div aria-busy="true" role="status">
      <span className="visuallyHidden">{loading}</span>
      <div className={detailsStyles.showing} aria-hidden="true">
        <Skeleton className={styles.poster} />
        <div>
          <Skeleton className={styles.title} />
          <Skeleton className={styles.meta} />
        </div>
        <div className={detailsStyles.when}>
          <Skeleton className={styles.time} />
        </div>
        <div className={detailsStyles.where}>
          <Skeleton className={styles.cinema} />
        </div>
      </div>
      <div className={actionStyles.actions} aria-hidden="true">
        {['tickets', 'calendar', 'route', 'chat', 'mail', 'link'].map((action) => (
          <Skeleton key={action} className={styles.action} />
        ))}
      </div>
    </div>
  )
}
