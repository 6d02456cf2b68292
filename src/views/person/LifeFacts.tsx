import { toBerlinDate } from '#contract/berlin.ts'
import { dayAndMonth } from '#contract/dayWords.ts'
import type { Person } from '#contract/people.ts'
import * as texts from '../../texts/person.ts'
import styles from './PersonHead.module.css'
import { toAge } from './toAge.ts'

type LifeFactsProps = { person: Pick<Person, 'born' | 'died' | 'birthplace'>; now: Date }

/** In years: of somebody who was born earlier, an unknown death is the likelier. */
const OLDEST = 110

/** Birth with place and age, and death; what is unknown is left out. */
export function LifeFacts({ person: { born, died, birthplace }, now }: LifeFactsProps) {
  const age = born === null ? null : toAge(born, died ?? toBerlinDate(now))
  return (
    <>
      {(born !== null || birthplace !== null) && (
        <p className={styles.note}>
          {texts.bornLine(born && withYear(born), birthplace)}
          {age !== null && age <= OLDEST && died === null && ` (${texts.age(age)})`}
        </p>
      )}
      {died !== null && <p className={styles.note}>{texts.diedLine(withYear(died), age)}</p>}
    </>
  )
}

/** `22. März 1941`, also in the year itself. */
const withYear = (date: string) => dayAndMonth(date, '')
