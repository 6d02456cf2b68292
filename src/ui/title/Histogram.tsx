import { toRatingWordIndex } from '#contract/ratingWords.ts'
import { distributionRow, distribution as toText } from '../../texts/title.ts'
import { toNumberValue } from '../kit/attributeValues.ts'
import { toCount } from '../kit/format.ts'
import styles from './Histogram.module.css'

/** The number of ratings for each whole step from 0 to 10, each in the colour of its word. */
export function Histogram({ distribution }: { distribution: readonly number[] }) {
  const most = Math.max(1, ...distribution)
  const spoken = distribution.flatMap((count, value) =>
    count > 0 ? distributionRow(toCount(count), String(value)) : [],
  )
  return (
    <div className={styles.histogram}>
      {spoken.length > 0 && <span className="visuallyHidden">{toText(spoken)}</span>}
      {distribution.map((count, value) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the value
          key={value}
          aria-hidden="true"
          data-number={toNumberValue((count / most) * 100)}
          data-word={toRatingWordIndex(value)}
          data-none={count === 0 || undefined}
        />
      ))}
    </div>
  )
}
