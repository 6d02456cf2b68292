import { Skeleton } from '../kit/Skeleton.tsx'
import headStyles from './TitleHead.module.css'
import styles from './TitleSkeleton.module.css'

/** The places where the page of a film or series will stand. */
export function TitleSkeleton({ loading }: { loading: string }) {
  return (
    <div aria-busy="true" role="status">
      <span className="visuallyHidden">{loading}</span>
      <Skeleton className={styles.hero} />
      <div className="wrap" aria-hidden="true">
        <div className={headStyles.main}>
          <Skeleton className={styles.poster} />
          <div className={headStyles.title}>
            <Skeleton className={styles.title} />
            <Skeleton className={styles.meta} />
          </div>
          <div className={headStyles.rating}>
            <Skeleton className={styles.box} />
          </div>
        </div>
      </div>
    </div>
  )
}
