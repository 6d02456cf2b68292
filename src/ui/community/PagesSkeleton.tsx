import { Skeleton } from '../kit/Skeleton.tsx'
import styles from './PagesSkeleton.module.css'

/** The places where a list's first entries will stand. */
export function PagesSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" role="status">
      <span className="visuallyHidden">{label}</span>
      {[1, 2, 3].map((place) => (
        <div key={place} className={styles.entry} aria-hidden="true">
          <Skeleton className={styles.avatar} />
          <div>
            <Skeleton className={styles.name} />
            <Skeleton className={styles.text} />
          </div>
        </div>
      ))}
    </div>
  )
}
