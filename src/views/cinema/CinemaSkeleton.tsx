import { Skeleton } from '../../ui/kit/Skeleton.tsx'
import { CinemaProgrammeSkeleton } from './CinemaProgrammeSkeleton.tsx'
import styles from './CinemaSkeleton.module.css'

/** The places where a cinema's page will stand. */
export function CinemaSkeleton() {
  return (
    <div className="wrap">
      <Skeleton className={styles.name} />
      <Skeleton className={styles.address} />
      <CinemaProgrammeSkeleton />
    </div>
  )
}
