import { toRatingWordIndex } from '#contract/ratingWords.ts'
import type { ProfileRatings } from '#contract/users.ts'
import * as texts from '../../texts/profile.ts'
import { toNumberValue } from '../../ui/kit/attributeValues.ts'
import { toCount, toDecimal } from '../../ui/kit/format.ts'
import styles from './Distribution.module.css'

const WHOLE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/**
 * How often a member gave each value, in half steps, each in the colour of its word. The plot itself says nothing to a
 * screen reader: the table below it, which anybody may open, says it all.
 */
export function Distribution({ ratings }: { ratings: Pick<ProfileRatings, 'average' | 'distribution'> }) {
  const { average, distribution } = ratings
  const most = Math.max(1, ...distribution)
  const all = distribution.reduce((sum, count) => sum + count, 0)
  if (all === 0 || average === null) return <p className={styles.none}>{texts.noDistribution}</p>
  return (
    <>
      <div className={styles.plot} aria-hidden="true">
        {distribution.map((count, step) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the value
            key={step}
            title={`${toDecimal(step / 2)}: ${texts.titles(count)}`}
            data-number={toNumberValue((count / most) * 100)}
            data-word={toRatingWordIndex(step / 2)}
            data-none={count === 0 || undefined}
          />
        ))}
      </div>
      <div className={styles.scale} aria-hidden="true">
        {WHOLE.map((value) => (
          <span key={value}>{value}</span>
        ))}
      </div>
      <p className={styles.note}>{texts.average(toDecimal(average), toCount(all))}</p>
      <details className={styles.table}>
        <summary>{texts.showTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.tableValue}</th>
              <th scope="col">{texts.tableCount}</th>
            </tr>
          </thead>
          <tbody>
            {distribution.map((count, step) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is the value
              <tr key={step}>
                <th scope="row">{toDecimal(step / 2)}</th>
                <td>{toCount(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
