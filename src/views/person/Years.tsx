import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { toRatingWordIndex } from '#contract/ratingWords.ts'
import { ownScoresAtom } from '../../atoms/ratings/ownScores.ts'
import * as texts from '../../texts/personYears.ts'
import { toDecimal } from '../../ui/kit/format.ts'
import { Plot } from '../../ui/plots/Plot.tsx'
import { PlotTable } from '../../ui/plots/PlotTable.tsx'
import type { Work } from './toWorks.ts'
import styles from './Years.module.css'
import { type PlottedWork, toYearsPlot } from './yearsPlot.ts'

/** The steps of the scale that have a line. */
const LINES = [0, 2, 4, 6, 8, 10]

/**
 * The community's ratings of a person's works over the years, with a ring around those the member rated. Also as a
 * table.
 */
export function Years({ films, series }: { films: readonly Work[]; series: readonly Work[] }) {
  const own = useAtomValue(ownScoresAtom)
  const id = useId()
  const plot = toYearsPlot([...films, ...series])
  if (plot === null) return null
  const scoreOf = (work: Work) => own?.get(`${work.type}/${work.id}`)
  const rated = plot.points.filter((point) => scoreOf(point) !== undefined)
  return (
    <section className={styles.years} aria-labelledby={id}>
      <h2 id={id}>{texts.heading}</h2>
      <Plot
        caption={rated.length > 0 ? texts.legendOwn : texts.legend}
        summary={toSummary(plot.points)}
        table={
          <PlotTable
            label={texts.heading}
            head={[texts.year, texts.title, texts.average, ...(rated.length > 0 ? [texts.own] : [])]}
            header={1}
            rows={plot.points.toReversed().map((point) => ({
              key: point.path,
              cells: [
                point.year,
                <Link key="title" to={point.path}>
                  {point.title}
                </Link>,
                toDecimal(point.average),
                ...(rated.length > 0 ? [toOwn(scoreOf(point))] : []),
              ],
            }))}
          />
        }
      >
        <svg className={styles.plot} aria-hidden="true">
          {LINES.map((value) => (
            <g key={value}>
              <line className={styles.line} x1="0" x2="100%" y1={`${100 - value * 10}%`} y2={`${100 - value * 10}%`} />
              <text className={styles.value} x="-8" y={`${100 - value * 10}%`} dy="0.35em">
                {value}
              </text>
            </g>
          ))}
          {plot.years.map((year) => (
            <text key={year} className={styles.year} x={`${plot.xOf(year)}%`} y="100%" dy="1.6em">
              {year}
            </text>
          ))}
          {plot.points.map((point) => (
            <Point key={`${point.path}`} point={point} isOwn={rated.includes(point)} />
          ))}
          {plot.points.map(
            ({ path, label, x, y }) =>
              label && (
                <text
                  key={path}
                  className={styles.label}
                  data-anchor={label.anchor}
                  x={`${x}%`}
                  y={`${y}%`}
                  dy={label.side === 'above' ? '-1em' : '1.7em'}
                >
                  {label.text}
                </text>
              ),
          )}
        </svg>
      </Plot>
    </section>
  )
}

function Point({ point: { x, y, average, title, year }, isOwn }: { point: PlottedWork; isOwn: boolean }) {
  return (
    <g data-word={toRatingWordIndex(average)}>
      <title>{texts.pointTitle(title, year, toDecimal(average))}</title>
      {isOwn && <circle className={styles.ring} cx={`${x}%`} cy={`${y}%`} r="10" />}
      <circle className={styles.point} cx={`${x}%`} cy={`${y}%`} r="7" />
    </g>
  )
}

const toOwn = (value: number | undefined) => (value === undefined ? texts.notRated : toDecimal(value))

function toSummary(points: readonly PlottedWork[]): string {
  const [first, last] = [points[0], points.at(-1)]
  return first && last ? texts.summary(first.year, last.year, last.title, toDecimal(last.average)) : ''
}
