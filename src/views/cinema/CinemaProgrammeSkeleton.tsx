import { loading } from '../../texts/cinema.ts'
import { Skeleton } from '../../ui/kit/Skeleton.tsx'
import rowStyles from './CinemaProgramme.module.css'
import styles from './CinemaProgrammeSkeleton.module.css'

/** Rows in the places where a cinema's films will stand. */
export function CinemaProgrammeSkeleton() {
  return (
    <div aria-busy="true" role="status">
      <span className="visuallyHidden">{loading}</span>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className={rowStyles.row} aria-hidden="true">
          <Skeleton className={styles.poster} />
          <div>
            <Skeleton className={styles.title} />
            <Skeleton className={styles.times} />
          </div>
        </div>
      ))}
    </div>
  )
}
