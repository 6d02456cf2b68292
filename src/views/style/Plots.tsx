import type { DiaryMonth } from '#contract/year.ts'
import * as texts from '../../texts/style.ts'
import { RatingPlot } from '../../ui/plots/RatingPlot.tsx'
import { YearPlot } from '../../ui/plots/YearPlot.tsx'
import { Section, Shown, State } from './Section.tsx'

const { states } = texts
const community = { average: 7.2, count: 1_204, distribution: [12, 20, 31, 44, 70, 112, 190, 301, 260, 110, 54] }
const critics = { average: 6.4, count: 9, distribution: [0, 0, 0, 1, 1, 0, 2, 3, 1, 1, 0] }
const months = Array.from(
  { length: 12 },
  (_none, month): DiaryMonth => ({ films: (month * 5) % 9, series: (month * 3) % 4, rewatches: month % 3, ratings: 4 }),
)
const year = { year: 2026, years: [2026, 2025], months }

/** Numbers to look at, each with its table. */
export function Plots() {
  return (
    <Section name="plots">
      <Shown file="plots/RatingPlot.tsx">
        <RatingPlot community={community} critics={critics} own={8.5} />
      </Shown>
      <Shown file="plots/YearPlot.tsx">
        <State label={states.filled}>
          <YearPlot year={year} genres={[{ genre: 'Drama', titles: 14 }]} onChoose={() => {}} />
        </State>
        <State label={states.offline}>
          <YearPlot year={year} genres="missing" onChoose={() => {}} />
        </State>
      </Shown>
    </Section>
  )
}
