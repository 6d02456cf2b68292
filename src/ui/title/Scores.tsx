import type { RatingDistribution } from '#contract/catalogue.ts'
import * as texts from '../../texts/title.ts'
import { toCount, toDecimal } from '../kit/format.ts'
import { Histogram } from './Histogram.tsx'
import styles from './Scores.module.css'

type ScoresProps = { community: RatingDistribution; critics: RatingDistribution }

/** The scores of community and critics, with the distribution of their ratings. */
export function Scores({ community, critics }: ScoresProps) {
  return (
    <div className={styles.scores}>
      <Score label={texts.community} none={texts.noRatings} count={texts.ratingsCount} rating={community} />
      <Score label={texts.critics} none={texts.noCritics} count={texts.criticsCount} rating={critics} />
    </div>
  )
}

type ScoreProps = {
  label: string
  none: string
  count: (count: string, one: boolean) => string
  rating: RatingDistribution
}

function Score({ label, none, count, rating }: ScoreProps) {
  return (
    <section className={styles.score} aria-label={label}>
      <p className={styles.label}>{label}</p>
      <p className={styles.figure}>{rating.average === null ? '–' : toDecimal(rating.average)}</p>
      <Histogram distribution={rating.distribution} />
      <p className={styles.count}>{rating.count === 0 ? none : count(toCount(rating.count), rating.count === 1)}</p>
    </section>
  )
}
