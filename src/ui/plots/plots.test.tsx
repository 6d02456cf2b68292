import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { DiaryYear } from '#contract/year.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { Plot } from './Plot.tsx'
import { PlotTable } from './PlotTable.tsx'
import { RatingPlot } from './RatingPlot.tsx'
import { YearPlot } from './YearPlot.tsx'

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map(({ textContent }) => textContent)
const of = (counts: Record<number, number>, average: number | null) => {
  const distribution = Array.from({ length: 11 }, (_none, step) => counts[step] ?? 0)
  return { distribution, average, count: distribution.reduce((sum, count) => sum + count, 0) }
}

it('is a picture with a summary, and a table behind a switch that the browser keeps', async () => {
  const table = <PlotTable label="Zahlen" head={['Jahr', 'Filme']} rows={[{ key: 1, cells: [2026, 3] }]} />
  await renderAt(
    <Plot caption="Filme im Jahr" summary="2026: drei Filme" table={table}>
      Bild
    </Plot>,
  )
  expect(screen.getByRole('figure')).toHaveTextContent('Filme im Jahr')
  expect(screen.getByRole('img')).toHaveAccessibleName('2026: drei Filme')
  const details = screen.getByRole('group')
  expect(details).not.toHaveAttribute('open')
  await userEvent.click(screen.getByText('Als Tabelle'))
  expect(details).toHaveAttribute('open')
  expect(screen.getByRole('rowheader', { name: '2026' })).toBeInTheDocument()
  await userEvent.click(screen.getByText('Als Bild'))
  expect(details).not.toHaveAttribute('open')
})

it('tells how community and critics rated, each by itself, and the own value', async () => {
  const groups = { community: of({ 7: 3, 8: 5 }, 7.7), critics: of({ 4: 2 }, 4.2) }
  await renderAt(<RatingPlot {...groups} own={6.5} />)
  expect(screen.getByRole('img')).toHaveAccessibleName(
    'Community: 8, im Schnitt 7,7, am häufigsten 8; Kritik: 2, im Schnitt 4,2, am häufigsten 4.',
  )
  expect(rows()[0]).toBe('WertungCommunityKritik')
  expect(rows().slice(5)).toEqual(['402', '500', '600', '730', '850', '900', '1000'])
  expect(screen.getByText(/^Deine Wertung: 6,5\./)).toBeInTheDocument()
})

it('leaves out who has not rated, and all of it where nobody has', async () => {
  const nobody = { community: of({}, null), critics: of({}, null), own: undefined }
  const { unmount } = await renderAt(<RatingPlot {...nobody} community={of({ 7: 3 }, 7.2)} />)
  expect(rows()[0]).toBe('WertungCommunity')
  unmount()
  await renderAt(<RatingPlot {...nobody} />)
  expect(screen.queryByRole('figure')).toBeNull()
})

const month = { films: 0, series: 0, rewatches: 0, ratings: null }
const aYear = (overrides: Partial<DiaryYear> = {}): DiaryYear => ({
  ...{ year: 2026, years: [2026, 2024], genres: [{ genre: 'Drama', titles: 2 }] },
  months: Array.from({ length: 12 }, (_none, index) =>
    index === 2 ? { films: 2, series: 1, rewatches: 1, ratings: 4 } : { ...month, ratings: 0 },
  ),
  ...overrides,
})

it('shows a year by month with its sums and genres, and another one when it is chosen', async () => {
  const onChoose = vi.fn()
  const year = aYear()
  await renderAt(<YearPlot year={year} genres={year.genres} onChoose={onChoose} />)
  expect(screen.getByRole('img')).toHaveAccessibleName('2026: 3 Einträge, die meisten im März')
  const [months] = screen.getAllByRole('table')
  expect(months).toHaveTextContent('MonatFilmeSerienWiedersehenWertungen')
  expect(months).toHaveTextContent('März2114')
  expect(screen.getByRole('heading', { name: 'Häufigste Genres' })).toBeInTheDocument()
  expect(screen.getAllByText('Drama')).not.toHaveLength(0)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Jahr' }), '2024')
  expect(onChoose).toHaveBeenCalledWith(2024)
})

it('says nothing of ratings that are hidden, and that a year is empty', async () => {
  const months = Array.from({ length: 12 }, () => month)
  await renderAt(<YearPlot year={aYear({ year: 2025, months })} genres="missing" onChoose={() => {}} />)
  expect(screen.queryByText('Wertungen')).toBeNull()
  expect(screen.queryByRole('figure')).toBeNull()
  expect(screen.getByText('2025 steht noch nichts im Tagebuch.')).toBeInTheDocument()
  expect(screen.getByText(/Die Genres kommen vom Server/)).toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: 'Jahr' })).toHaveValue('2025')
})
