import { screen } from '@testing-library/react'
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { aSeries, aSeriesCredit } from '../../../test/builders/series.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { modalAtom } from '../../atoms/core/modal.ts'
import { SeriesHead } from './SeriesHead.tsx'
import { toSeriesMeta } from './seriesMeta.ts'

it('names what a series is, who had the idea and who plays', async () => {
  await renderAt(<SeriesHead series={aSeries({ originalTitle: 'Dunkel' })} />)
  expect(screen.getByRole('heading', { name: 'Dark' })).toBeInTheDocument()
  expect(screen.getByText('Originaltitel: Dunkel')).toBeInTheDocument()
  expect(screen.getByText('Mystery, Science Fiction · 2017–2020 · 3 Staffeln · FSK 16')).toBeInTheDocument()
  expect(screen.getByText('Idee').nextSibling).toHaveTextContent('Jantje Friese')
  expect(screen.getByText('Mit').nextSibling).toHaveTextContent('Louis Hofmann')
})

it('leaves out a job of nobody', async () => {
  await renderAt(<SeriesHead series={aSeries({ credits: [aSeriesCredit({ job: 'cast' })] })} />)
  expect(screen.queryByText('Idee')).toBeNull()
})

it.each([
  ['while it runs', { endYear: null, status: 'running' }, 'seit 2017'],
  ['of one year', { year: 2021, endYear: 2021 }, '2021'],
  ['when nobody knows whether it goes on', { endYear: null, status: null }, '2017'],
  ['when unknown', { year: null, endYear: null, status: null }, ''],
] as const)('says the years %s', (_when, overrides, years) => {
  const series = aSeries({ ...overrides, genres: [], fsk: null, seasons: [] })
  expect(toSeriesMeta(series)).toBe(years)
})

it('offers ways to share where the device has no sheet of its own', async () => {
  const store = createStore()
  await renderAt(<SeriesHead series={aSeries()} />, { store })
  screen.getByRole('button', { name: 'Teilen' }).click()
  await expect.poll(() => store.get(modalAtom)).toEqual({ type: 'share', title: 'Dark', url: '/serie/dark' })
})

it('asks a visitor who rates to sign in', async () => {
  const store = createStore()
  await renderAt(<SeriesHead series={aSeries()} />, { store })
  screen.getByRole('button', { name: 'Lieblingsserie' }).click()
  await expect.poll(() => store.get(modalAtom)).toEqual({ type: 'login', purpose: 'rate' })
})
