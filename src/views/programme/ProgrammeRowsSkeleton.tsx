import { loading } from '../../texts/programme.ts'
import { Skeleton } from '../../ui/kit/Skeleton.tsx'
import { FilmRowSkeleton } from '../../ui/title/FilmRow.tsx'
import styles from './ProgrammeRowsSkeleton.module.css'

/** Rows in the places where films will stand. */
export function ProgrammeRowsSkeleton() {
  return (
    <div aria-busy="true" role="status">
      <span className="visuallyHidden">{loading}</span>
      {['a', 'b', 'c', 'd'].map((key) => (
        <FilmRowSkeleton key={key} size="large">
          <Skeleton className={styles.title} />
          <Skeleton className={styles.meta} />
          <Skeleton className={styles.score} />
          <div className={styles.times}>
            <Skeleton className={styles.time} />
            <Skeleton className={styles.time} />
            <Skeleton className={styles.time} />
          </div>
        </FilmRowSkeleton>
      ))}
    </div>
  )
}
