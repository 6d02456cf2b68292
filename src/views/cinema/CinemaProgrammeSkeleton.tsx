import { loading } from '../../texts/cinema.ts'
import { Skeleton } from '../../ui/kit/Skeleton.tsx'
import { FilmRowSkeleton } from '../../ui/title/FilmRow.tsx'
import styles from './CinemaProgrammeSkeleton.module.css'

/** Rows in the places where a cinema's films will stand. */
export function CinemaProgrammeSkeleton() {
  return (
    <div aria-busy="true" role="status">
      <span className="visuallyHidden">{loading}</span>
      {['a', 'b', 'c'].map((key) => (
        <FilmRowSkeleton key={key} size="middle">
          <Skeleton className={styles.title} />
          <Skeleton className={styles.times} />
        </FilmRowSkeleton>
      ))}
    </div>
  )
}
