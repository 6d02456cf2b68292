import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import type { SearchFacets } from '#contract/search.ts'
import { letDialogsOpen } from '../../../test/dialog.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import type { ResultsQuery } from '../../atoms/search/refs.ts'
import { SearchFilters } from './SearchFilters.tsx'

beforeAll(letDialogsOpen)

const facets: SearchFacets = {
  genre: [
    { value: 'Drama', count: 12 },
    { value: 'Krimi', count: 3 },
    { value: 'Western', count: 1 },
  ],
  decade: [
    { value: '2000-2009', count: 4 },
    { value: '1990-1999', count: 9 },
  ],
  job: [],
  city: [],
}
const none: SearchFacets = { genre: [], decade: [], job: [], city: [] }

const show = (query: Partial<ResultsQuery> = {}, shown = facets, isOpen = false) =>
  renderAt(<SearchFilters query={{ q: 'sal', class: ['Movie'], ...query }} facets={shown} isOpen={isOpen} />, {
    url: '/suche?q=sal&class[]=Movie',
  })
const options = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

it('offers each choice with its count, and puts it into the address beside the others', async () => {
  const { url } = await show({ year: '1990-1999' })
  expect(options('Jahre')).toEqual(['Alle Jahre', '2000er (4)', '1990er (9)'])
  expect(screen.getByRole('combobox', { name: 'Jahre' })).toHaveValue('1990-1999')
  expect(screen.queryByRole('combobox', { name: 'Beruf' })).toBeNull()
  expect(screen.queryByRole('combobox', { name: 'Genre' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Genre' }))
  const values = within(await screen.findByRole('group', { name: 'Genre' })).getAllByRole('button')
  expect(values.map(({ textContent }) => textContent)).toEqual(['Drama 12', 'Krimi 3', 'Western 1'])
  await userEvent.click(screen.getByRole('button', { name: 'Drama 12' }))
  expect(url()).toBe('/suche?q=sal&class[]=Movie&year=1990-1999&genre[]=Drama')
})

it('shows several chosen genres, each to take out', async () => {
  const { url } = await show({ genre: ['Drama', 'Krimi'] })
  await userEvent.click(screen.getByRole('button', { name: 'Drama', pressed: true }))
  expect(url()).toBe('/suche?q=sal&class[]=Movie&genre[]=Krimi')
})

it('says that there may be more where not all were counted', async () => {
  await show({}, facets, true)
  expect(options('Jahre')).toEqual(['Alle Jahre', '2000er (4+)', '1990er (9+)'])
})

it('shows a choice of the address that is none of the offered ones', async () => {
  await show({ year: '1994' }, none)
  expect(options('Jahre')).toEqual(['Alle Jahre', '1994'])
})

it('offers people by job and cinemas by city, and nothing where there is no choice', async () => {
  const shown = {
    ...none,
    job: [
      { value: 'cast', count: 2 },
      { value: 'director', count: 1 },
    ],
  }
  const { url } = await show({ class: ['Person'] }, shown)
  expect(options('Beruf')).toEqual(['Alle Berufe', 'Schauspiel (2)', 'Regie (1)'])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Beruf' }), 'director')
  expect(url()).toBe('/suche?q=sal&class[]=Person&job=director')
})

it('is not there where every result is the same', async () => {
  await show({}, { ...none, genre: [{ value: 'Drama', count: 2 }] })
  expect(screen.queryByRole('group', { name: 'Ergebnisse filtern' })).toBeNull()
})
