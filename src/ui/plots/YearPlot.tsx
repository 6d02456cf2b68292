import type { DiaryMonth, DiaryYear } from '#contract/year.ts'
import * as texts from '../../texts/plots.ts'
import { toNumberValue } from '../kit/attributeValues.ts'
import { toCount } from '../kit/format.ts'
import { Columns } from './Columns.tsx'
import { Plot } from './Plot.tsx'
import { PlotTable } from './PlotTable.tsx'
import styles from './YearPlot.module.css'

const words = texts.year

type YearPlotProps = {
  year: Omit<DiaryYear, 'genres'>
  /** Those of the member's own year come from the server: `loading`, or `missing` without a network. */
  genres: DiaryYear['genres'] | 'loading' | 'missing'
  onChoose: (year: number) => void
}

/** A year of a diary: watchings by month, how many of them again, ratings given, and the most frequent genres. */
export function YearPlot({ year: { year, years, months }, genres, onChoose }: YearPlotProps) {
  const choices = years.includes(year) ? years : [year, ...years]
  const sum = (of: (month: DiaryMonth) => number | null) => months.reduce((total, month) => total + (of(month) ?? 0), 0)
  const [films, series] = [sum((month) => month.films), sum((month) => month.series)]
  const ratings = months.every((month) => month.ratings === null) ? null : sum((month) => month.ratings)
  const totals = [
    [films, words.films],
    [series, words.series],
    [sum((month) => month.rewatches), words.rewatches],
    ...(ratings === null ? [] : [[ratings, words.ratings] as const]),
  ] as const
  return (
    <>
      {choices.length > 1 && (
        <label className={styles.choice}>
          {words.choose}
          <select value={year} onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}>
            {choices.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      )}
      <ul className={styles.totals}>
        {totals.map(([count, name]) => (
          <li key={name}>
            <b>{toCount(count)}</b> {name}
          </li>
        ))}
      </ul>
      {films + series === 0 ? (
        <p className={styles.none}>{words.nothing(year)}</p>
      ) : (
        <Plot
          caption={words.caption}
          summary={words.summary(year, films + series, toBusiest(months))}
          table={
            <>
              <MonthTable months={months} withRatings={ratings !== null} />
              {typeof genres !== 'string' && genres.length > 0 && (
                <PlotTable
                  label={words.genres}
                  head={[words.genre, words.titles]}
                  rows={genres.map(({ genre, titles }) => ({ key: genre, cells: [genre, toCount(titles)] }))}
                />
              )}
            </>
          }
        >
          <Columns
            names={[words.films, words.series]}
            places={months.map((month, index) => ({
              key: texts.monthName(index),
              label: texts.monthLetter(index),
              values: [month.films, month.series],
            }))}
          />
        </Plot>
      )}
      <Genres genres={genres} />
    </>
  )
}

function MonthTable({ months, withRatings }: { months: DiaryYear['months']; withRatings: boolean }) {
  return (
    <PlotTable
      label={words.caption}
      head={[words.month, words.films, words.series, words.rewatches, ...(withRatings ? [words.ratings] : [])]}
      rows={months.map(({ films, series, rewatches, ratings }, index) => ({
        key: index,
        cells: [texts.monthName(index), films, series, rewatches, ...(withRatings ? [ratings] : [])],
      }))}
    />
  )
}

function Genres({ genres }: Pick<YearPlotProps, 'genres'>) {
  if (genres === 'loading') return null
  if (genres === 'missing') return <p className={styles.none}>{words.genresLater}</p>
  const most = genres[0]?.titles ?? 0
  if (most === 0) return null
  return (
    <>
      <h3 className={styles.heading}>{words.genres}</h3>
      <ol className={styles.genres}>
        {genres.map(({ genre, titles }) => (
          <li key={genre}>
            <span>{genre}</span>
            <i aria-hidden="true" data-number={toNumberValue((titles / most) * 100)} />
            <span>{words.titlesOf(titles)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

/** The month with the most watchings; null where several have as many. */
function toBusiest(months: DiaryYear['months']): string | null {
  const counts = months.map(({ films, series }) => films + series)
  const most = Math.max(...counts)
  return counts.filter((count) => count === most).length > 1 ? null : texts.monthName(counts.indexOf(most))
}
