import * as texts from '../../texts/quickRatings.ts'
import { Skeleton } from '../../ui/kit/Skeleton.tsx'
import styles from './QuickDeck.module.css'
import stack from './QuickStack.module.css'

/** Holds the places of a title and its controls. */
export function QuickDeckSkeleton() {
  return (
    <div className={styles.deck}>
      <p className="visuallyHidden" role="status">
        {texts.loading}
      </p>
      <div className={stack.stage}>
        <Skeleton className={stack.stack} />
      </div>
      <div className={styles.name} />
      <Skeleton className={styles.controls} />
    </div>
  )
}
