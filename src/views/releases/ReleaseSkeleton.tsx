import { loading } from '../../texts/releases.ts'
import { Skeleton } from '../../ui/kit/Skeleton.tsx'
import cardStyles from './ReleaseCard.module.css'
import listStyles from './ReleaseList.module.css'
import styles from './ReleaseSkeleton.module.css'

/** Cards in the places where films will stand. */
export function ReleaseSkeleton() {
  return (
    <div className={listStyles.group} aria-busy="true" role="status">
      <span className="visuallyHidden">{loading}</span>
      <Skeleton className={styles.day} />
      <div className={listStyles.cards}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <div key={key} className={cardStyles.card} aria-hidden="true">
            <Skeleton className={styles.poster} />
            <div>
              <Skeleton className={styles.title} />
              <Skeleton className={styles.meta} />
              <Skeleton className={styles.text} />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
