import { FIRST_RATINGS } from '../../atoms/firstSteps/firstSteps.ts'
import * as texts from '../../texts/firstSteps.ts'
import styles from './FirstStepsView.module.css'
import type { RatingParts } from './ratingParts.ts'
import { StepFoot } from './StepFoot.tsx'

/** Ten well-known titles, and more on request. */
export function RatingStep({ isDone, progress, rounds }: RatingParts & { isDone: boolean }) {
  return (
    <>
      <h2 tabIndex={-1}>{texts.ratingsHeading}</h2>
      <p className={styles.text} role="status">
        {isDone ? texts.ratingsDone : texts.ratingsLead(FIRST_RATINGS)}
      </p>
      <div className={styles.ratings}>
        <div className={styles.progress}>{progress}</div>
        {rounds}
      </div>
      <StepFoot before="cinemas" after="theme" isDone={isDone} />
    </>
  )
}
