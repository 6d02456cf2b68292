import * as texts from '../../texts/search.ts'
import { Skeleton } from '../../ui/kit/Skeleton.tsx'
import listStyles from './ResultList.module.css'
import styles from './ResultsSkeleton.module.css'

/** Rows in the places where results will stand. */
export function ResultsSkeleton() {
  return (
    <div className={styles.group} aria-busy="true" role="status">
      <span className="visuallyHidden">{texts.loadingResults}</span>
      <Skeleton className={styles.heading} />
      <div className={listStyles.list}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <div key={key} className={styles.row} aria-hidden="true">
            <Skeleton className={styles.poster} />
            <div className={styles.words}>
              <Skeleton className={styles.title} />
              <Skeleton className={styles.meta} />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
