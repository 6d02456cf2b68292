import { loading } from '../../texts/releases.ts'
import { Skeleton } from '../../ui/kit/Skeleton.tsx'
import { FilmRowSkeleton } from '../../ui/title/FilmRow.tsx'
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
          <FilmRowSkeleton key={key} size="card">
            <Skeleton className={styles.title} />
            <Skeleton className={styles.meta} />
            <Skeleton className={styles.text} />
          </FilmRowSkeleton>
        ))}
      </div>
    </div>
  )
}
