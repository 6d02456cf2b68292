import { loading } from '../../texts/film.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import headStyles from './FilmHead.module.css'
import styles from './FilmSkeleton.module.css'

/** The places where a film's page will stand. */
export function FilmSkeleton() {
  return (
    <div aria-busy="true" role="status">
      <span className="visuallyHidden">{loading}</span>
      <Skeleton className={styles.hero} />
      <div className={headStyles.wrap} aria-hidden="true">
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
