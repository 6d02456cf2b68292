import { loading } from '../../texts/offlineBundle.ts'
import { Skeleton } from '../../ui/kit/Skeleton.tsx'
import styles from './OfflineBundleSkeleton.module.css'

/** The places of room, favourites, reminders and the rest, until the device was looked at: what stands below does not move then. */
export function OfflineBundleSkeleton() {
  return (
    <div role="status" aria-busy="true" className={styles.places}>
      <span className="visuallyHidden">{loading}</span>
      <Skeleton />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  )
}
