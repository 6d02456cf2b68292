import { toRatingWordIndex } from '#contract/ratingWords.ts'
import type { ProfileRatings } from '#contract/users.ts'
import * as texts from '../../texts/profile.ts'
import { toNumberValue } from '../../ui/kit/attributeValues.ts'
import { toCount, toDecimal } from '../../ui/kit/format.ts'
import { Plot } from '../../ui/plots/Plot.tsx'
import { PlotTable } from '../../ui/plots/PlotTable.tsx'
import styles from './Distribution.module.css'

const WHOLE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** How often a member gave each value, in half steps, each in the colour of its word. */
export function Distribution({ ratings }: { ratings: Pick<ProfileRatings, 'average' | 'distribution'> }) {
  const { average, distribution } = ratings
  const most = Math.max(1, ...distribution)
  const all = distribution.reduce((sum, count) => sum + count, 0)
  if (all === 0 || average === null) return <p className={styles.none}>{texts.noDistribution}</p>
  return (
    <Plot
      caption={texts.average(toDecimal(average), toCount(all))}
      summary={texts.distributionSummary(toCount(all), toDecimal(distribution.indexOf(most) / 2))}
      table={
        <PlotTable
          label={texts.tableLabel}
          head={[texts.tableValue, texts.tableCount]}
          rows={distribution.map((count, step) => ({ key: step, cells: [toDecimal(step / 2), toCount(count)] }))}
        />
      }
    >
      <div className={styles.plot}>
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
      <div className={styles.scale}>
        {WHOLE.map((value) => (
          <span key={value}>{value}</span>
        ))}
      </div>
    </Plot>
  )
}
