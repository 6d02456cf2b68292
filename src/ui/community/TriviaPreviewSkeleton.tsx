import * as texts from '../../texts/community.ts'
import { Skeleton } from '../kit/Skeleton.tsx'
import previewStyles from './TriviaPreview.module.css'
import styles from './TriviaPreviewSkeleton.module.css'

/** The places where a title's best liked trivia will stand. */
export function TriviaPreviewSkeleton() {
  return (
    <div aria-busy="true" role="status" className={previewStyles.section}>
      <span className="visuallyHidden">{texts.triviaLoading}</span>
      <Skeleton className={styles.heading} />
      <Skeleton className={styles.text} />
      <Skeleton className={styles.text} />
    </div>
  )
}
