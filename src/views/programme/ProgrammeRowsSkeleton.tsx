import { loading } from '../../texts/programme.ts'
import { Skeleton } from '../../ui/kit/Skeleton.tsx'
import rowStyles from './ProgrammeRow.module.css'
import styles from './ProgrammeRowsSkeleton.module.css'

/** Rows in the places where films will stand. */
export function ProgrammeRowsSkeleton() {
  return (
    <div aria-busy="true" role="status">
      <span className="visuallyHidden">{loading}</span>
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className={rowStyles.row} aria-hidden="true">
          <Skeleton className={styles.poster} />
          <div>
            <Skeleton className={styles.title} />
            <Skeleton className={styles.meta} />
            <Skeleton className={styles.score} />
            <div className={styles.times}>
              <Skeleton className={styles.time} />
              <Skeleton className={styles.time} />
              <Skeleton className={styles.time} />
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
