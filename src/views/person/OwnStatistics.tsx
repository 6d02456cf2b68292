import { useAtomValue } from 'jotai'
import { ownerAtom } from '../../atoms/core/session.ts'
import { ownScoresAtom } from '../../atoms/ratings/ownScores.ts'
import * as texts from '../../texts/person.ts'
import { toDecimal } from '../../ui/kit/format.ts'
import styles from './PersonHead.module.css'
import type { Work } from './toWorks.ts'

type OwnStatisticsProps = { films: readonly Pick<Work, 'id'>[]; series: readonly Pick<Work, 'id'>[] }

/** The member's ratings of a person's titles: number and average; from the device, for members alone. */
export function OwnStatistics({ films, series }: OwnStatisticsProps) {
  const isMember = useAtomValue(ownerAtom) !== null
  const scores = useAtomValue(ownScoresAtom)
  const all = films.length + series.length
  if (!isMember || all === 0) return null
  const given = [...films.map(({ id }) => `movies/${id}`), ...series.map(({ id }) => `series/${id}`)].flatMap(
    (key) => scores?.get(key) ?? [],
  )
  const average = given.length === 0 ? null : given.reduce((sum, value) => sum + value, 0) / given.length
  const unit = series.length === 0 ? 'films' : films.length === 0 ? 'series' : 'titles'
  return (
    <p className={styles.own} aria-busy={scores === null || undefined}>
      <span className={styles.note}>{texts.ownRatings}</span>
      <span className={styles.figure}>{average === null ? '–' : toDecimal(average)}</span>
      <span className={styles.note}>{scores === null ? '' : texts.ownRated[unit](given.length, all)}</span>
    </p>
  )
}
