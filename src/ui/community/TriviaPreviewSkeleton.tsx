import * as texts from '../../texts/community.ts'
import { Skeleton } from '../kit/Skeleton.tsx'
import previewStyles from './TriviaPreview.module.css'
import styles from './TriviaPreviewSkeleton.module.css'

/**
 * The places where a title's best liked trivia, or what else is known of it, will stand.
 *
 * @param label what is loading, for screen readers.
 */
export function TriviaPreviewSkeleton({ label = texts.triviaLoading }: { label?: string }) {
  return (
    <div aria-busy="true" role="status" className={previewStyles.section}>
      <span className="visuallyHidden">{label}</span>
      <Skeleton className={styles.heading} />
      <Skeleton className={styles.text} />
      <Skeleton className={styles.text} />
    </div>
  )
}
