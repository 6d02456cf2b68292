import * as texts from '../../../texts/tv.ts'
import { Skeleton } from '../../../ui/kit/Skeleton.tsx'
import styles from './TvSkeleton.module.css'

/** Holds the place of the programme that is loading. */
export function TvSkeleton() {
  return (
    <div aria-busy="true" role="status">
      <span className="visuallyHidden">{texts.loading}</span>
      <Skeleton className={styles.grid} />
    </div>
  )
}
