import { loading } from '../../texts/profile.ts'
import { Skeleton } from '../../ui/kit/Skeleton.tsx'
import styles from './Profile.module.css'

/** Holds the place of a profile that is coming. */
export function ProfileSkeleton() {
  return (
    <div className={styles.page} aria-busy="true" role="status">
      <span className="visuallyHidden">{loading}</span>
      <div className={styles.head}>
        <Skeleton className={styles.avatarPlace} />
        <Skeleton className={styles.line} />
      </div>
      <Skeleton className={styles.block} />
      <Skeleton className={styles.block} />
    </div>
  )
}

/** Holds the place of a profile's parts. */
export function PartsSkeleton() {
  return (
    <div aria-busy="true" role="status">
      <span className="visuallyHidden">{loading}</span>
      <Skeleton className={styles.block} />
      <Skeleton className={styles.block} />
    </div>
  )
}
