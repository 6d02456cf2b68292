import { useId } from 'react'
import type { Person } from '#contract/people.ts'
import { professions } from '../../texts/person.ts'
import * as texts from '../../texts/plots.ts'
import { toDecimal } from '../../ui/kit/format.ts'
import { Columns } from '../../ui/plots/Columns.tsx'
import { Plot } from '../../ui/plots/Plot.tsx'
import { PlotTable } from '../../ui/plots/PlotTable.tsx'
import section from '../../ui/plots/Section.module.css'
import styles from './PersonPlots.module.css'
import { toAverages, toGreatest, toWorkYears, type WorkYears } from './worksPlot.ts'

const words = texts.works

/** A person's titles by year and job, and by what the community thinks of them; nothing where they are too few. */
export function PersonPlots({ person }: { person: Person }) {
  const id = useId()
  const works = toWorkYears(person)
  const averages = toAverages(person)
  // Something, since an empty place would keep its room.
  if (works === null && averages === null) return <div hidden />
  return (
    <section className={section.section} aria-labelledby={id}>
      <h2 id={id}>{words.heading}</h2>
      <div className={styles.plots}>
        {works && <WorksPerYear {...works} />}
        {averages && <Averages averages={averages} />}
      </div>
    </section>
  )
}

type WorksPerYearProps = NonNullable<ReturnType<typeof toWorkYears>>

function WorksPerYear({ jobs, step, years, titles, from, to }: WorksPerYearProps) {
  const caption = step === 1 ? words.perYear : words.perYears(step)
  const names = jobs.map((job) => professions[job])
  const every = Math.ceil(years.length / 6)
  return (
    <Plot
      caption={caption}
      summary={words.perYearSummary(titles, from, to, toBusiest(years))}
      table={
        <PlotTable
          label={caption}
          head={[words.year, ...names, words.average]}
          rows={years
            .filter(({ counts }) => counts.some((count) => count > 0))
            .toReversed()
            .map((year) => ({
              key: year.first,
              cells: [toYears(year), ...year.counts, year.average === null ? texts.none : toDecimal(year.average)],
            }))}
        />
      }
    >
      <Columns
        names={names}
        markName={words.averageKey}
        places={years.map(({ first, counts, average }, index) => ({
          key: first,
          label: index % every === 0 ? String(first) : '',
          values: counts,
          mark: average === null ? null : average * 10,
        }))}
      />
    </Plot>
  )
}

function Averages({ averages }: { averages: readonly number[] }) {
  const titles = averages.reduce((sum, count) => sum + count, 0)
  return (
    <Plot
      caption={words.spread}
      summary={words.spreadSummary(titles, toGreatest(averages)?.toString() ?? null)}
      table={
        <PlotTable
          label={words.spread}
          head={[words.average, words.titles]}
          rows={averages.map((count, step) => ({ key: String(step), cells: [step, count] }))}
        />
      }
    >
      <Columns
        names={[words.titles]}
        places={averages.map((count, step) => ({ key: String(step), label: String(step), values: [count] }))}
      />
    </Plot>
  )
}

const toYears = ({ first, last }: WorkYears): string => (first === last ? String(first) : `${first}–${last}`)

function toBusiest(years: readonly WorkYears[]): string | null {
  const busiest = years[toGreatest(years.map(({ counts }) => counts.reduce((sum, count) => sum + count, 0))) ?? -1]
  return busiest ? toYears(busiest) : null
}
