import { useId } from 'react'
import type { RatingDistribution } from '#contract/catalogue.ts'
import * as texts from '../../texts/plots.ts'
import { toCount, toDecimal } from '../kit/format.ts'
import { Columns } from './Columns.tsx'
import { Plot } from './Plot.tsx'
import { PlotTable } from './PlotTable.tsx'
import styles from './Section.module.css'
import { toRatingGroups, toRatingSummary } from './toRatingSpread.ts'

type RatingPlotProps = {
  community: RatingDistribution
  critics: RatingDistribution
  /** The member's own value. */
  own: number | undefined
}

/**
 * The ratings of a title by community and critics; friends' values stand in a part of their own. Nothing where nobody
 * has rated it.
 */
export function RatingPlot({ community, critics, own }: RatingPlotProps) {
  const id = useId()
  const groups = toRatingGroups(community, critics)
  if (groups.length === 0) return null
  const names = groups.map((group) => group.name)
  const steps = Array.from({ length: 11 }, (_none, step) => ({
    step,
    counts: groups.map(({ counts }) => counts[step] ?? 0),
  }))
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{texts.ratings.heading}</h2>
      <Plot
        caption={texts.ratings.caption}
        summary={toRatingSummary(groups)}
        note={
          <p>
            {own !== undefined && `${texts.ratings.own(toDecimal(own))} `}
            {groups.length > 1 && texts.ratings.scale}
          </p>
        }
        table={
          <PlotTable
            label={texts.ratings.heading}
            head={[texts.ratings.value, ...names]}
            rows={steps.map(({ step, counts }) => ({ key: step, cells: [step, ...counts.map(toCount)] }))}
          />
        }
      >
        <Columns
          names={names}
          look="beside"
          places={steps.map(({ step, counts }) => ({ key: step, label: String(step), values: counts }))}
        />
      </Plot>
    </section>
  )
}
