import * as texts from '../../texts/lists.ts'
import { Skeleton } from '../../ui/kit/Skeleton.tsx'
import styles from './ListView.module.css'

/** Holds the places of a list's head and of its first titles. */
export function ListSkeleton() {
  return (
    <div className={styles.page} aria-busy="true" role="status">
      <span className="visuallyHidden">{texts.loadingOne}</span>
      <Skeleton className={styles.titleLine} />
      <Skeleton className={styles.metaLine} />
      <Skeleton className={styles.textLines} />
      <ul className={styles.rows}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <li key={key} className={styles.row}>
            <span />
            <Skeleton className={styles.posterPlace} />
            <Skeleton className={styles.metaLine} />
          </li>
        ))}
      </ul>
    </div>
  )
}
