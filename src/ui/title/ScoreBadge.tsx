import { toRatingWordIndex } from '#contract/ratingWords.ts'
import { notRated } from '../../texts/common.ts'
import { toDecimal } from '../kit/format.ts'
import styles from './ScoreBadge.module.css'

/** An average in the colour of its word; a dash while nobody has rated. */
export function ScoreBadge({ value }: { value: number | null }) {
  if (value === null) {
    return (
      <span className={styles.badge} role="img" aria-label={notRated}>
        –
      </span>
    )
  }
  return (
    <span className={styles.badge} data-word={toRatingWordIndex(value)}>
      {toDecimal(value)}
    </span>
  )
}
