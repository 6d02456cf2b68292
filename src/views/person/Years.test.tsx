import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { aMemberPage } from '../../../test/aMemberPage.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { toConfirmedRating } from '../../sync/commands/rateTitle.ts'
import type { Work } from './toWorks.ts'
import { Years } from './Years.tsx'
import { toYearsPlot } from './yearsPlot.ts'

const aWork = (title: string, year: number | null, average: number | null, count = 10): Work => ({
  ...{ type: 'movies' as const, id: `m-${title}`, path: `/movies/${title}`, title, year, poster: null, part: 'Regie' },
  rating: { average, count },
})
const works = [aWork('Salz', 2026, 8.8), aWork('Feldpost', 2016, 6.9, 900), aWork('Moor', 2006, 5.2)]
const rated = toConfirmedRating('movies', 'm-Salz', {
  ...{ id: 'm-Salz', value: 9, top: false, flop: false, updatedAt: '2026-11-20T12:00:00.000Z' },
})

const show = (films: readonly Work[], store = createStore()) => renderAt(<Years films={films} series={[]} />, { store })

it('says in words what the plot shows, and has every work in a table, the newest first', async () => {
  await show(works)
  expect(screen.getByRole('img')).toHaveAccessibleName('Wertungen von 2006 bis 2026, zuletzt Salz mit 8,8')
  await userEvent.click(screen.getByText('Als Tabelle'))
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    'JahrTitelSchnitt',
    '2026Salz8,8',
    '2016Feldpost6,9',
    '2006Moor5,2',
  ])
  expect(screen.getByRole('link', { name: 'Salz' })).toHaveAttribute('href', '/movies/Salz')
})

it('rings what the member has rated, and says their rating in the table', async () => {
  const { store } = await aMemberPage([rated])
  await show(works, store)
  expect(await screen.findByText(/Roter Ring: von dir bewertet/)).toBeInTheDocument()
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toContain('2026Salz8,89,0')
})

it('shows nothing where works are too few, unrated, or of one year', async () => {
  await show([...works.slice(1), aWork('Ungesehen', 2027, null), aWork('Irgendwann', null, 7)])
  expect(screen.queryByText('Über die Jahre')).toBeNull()
  expect(toYearsPlot([1, 2, 3].map((each) => aWork(`Teil ${each}`, 2020, 7)))).toBeNull()
})

it('names the best, the newest and the best known, below their point where another one is above, or not at all', () => {
  const named = (...all: readonly Work[]) =>
    toYearsPlot(all)?.points.flatMap(({ title, label }) => (label ? [`${title} ${label.side}`] : []))
  expect(named(...works)).toEqual(['Feldpost above', 'Salz above'])
  expect(named(...works, aWork('Salzwasser', 2025, 9.5))).toEqual(['Feldpost above', 'Salzwasser above', 'Salz below'])
  const around = [aWork('Hoch', 2026, 9.6), aWork('Tief', 2026, 8, 3)]
  expect(named(...works.slice(1), aWork('Mitte', 2026, 8.8, 5000), ...around)).not.toContain('Mitte above')
  expect(toYearsPlot(works)?.years).toEqual([2006, 2011, 2016, 2021, 2026])
})
