import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { anAnswer, ready, showTitles } from '../../../test/aTitlesPage.tsx'
import { aMovieSummary } from '../../../test/builders/catalogue.ts'
import { toResourceKey } from '../../atoms/core/reference.ts'
import { filmsRef } from '../../atoms/titles/refs.ts'

it('shows each film with what people think, how many have rated, and how many films there are', async () => {
  await showTitles(ready())
  expect(screen.getByRole('link', { name: /Der Himmel über Berlin/ })).toHaveAttribute(
    'href',
    '/movies/der-himmel-ueber-berlin',
  )
  expect(screen.getByText('1.284 Filme')).toBeInTheDocument()
  expect(screen.getByText('1.284')).toBeInTheDocument()
})

it('changes the order, and leaves the usual one out of the address', async () => {
  const { onFilter } = await showTitles(ready(), { filter: { genre: ['Drama'], order: 'best' } })
  await userEvent.selectOptions(screen.getByLabelText('Sortieren'), 'Beliebt')
  expect(onFilter).toHaveBeenLastCalledWith({ genre: ['Drama'], order: undefined })
})

it('shows rows with facts instead of posters, and links to the other look', async () => {
  await showTitles(ready(), { filter: { view: 'rows', genre: ['Drama'] } })
  expect(screen.getByRole('heading', { level: 2, name: 'Der Himmel über Berlin' })).toBeInTheDocument()
  expect(screen.getByText('1.284 Wertungen')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Zeilen' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Plakate' })).toHaveAttribute('href', '/filme?genre[]=Drama')
})

it('holds the places while it loads', async () => {
  await showTitles({ state: 'fetching', last: null })
  expect(screen.getByText('Die Filme werden geladen')).toBeInTheDocument()
})

it('says so when nothing fits', async () => {
  await showTitles(ready({ items: [], filters: { ...anAnswer().filters, total: 0 } }), { filter: { country: 'Japan' } })
  expect(screen.getByText('Kein Film passt dazu')).toBeInTheDocument()
  expect(screen.getByText('0 Filme')).toBeInTheDocument()
})

it('says when the list comes from the device', async () => {
  await showTitles(ready({}, 'device'))
  expect(screen.getByText('Stand: heute 14:03')).toBeInTheDocument()
})

it('is honest offline about a list that is not here, and tries again', async () => {
  const { call } = await showTitles({ state: 'failed', failure: { reason: 'unreachable' }, last: null })
  expect(await screen.findByText('Diese Filme sind nicht auf deinem Gerät')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(call).toHaveBeenCalledOnce()
})

it('filters offline what the device holds, says that it is a part, and takes the filter back', async () => {
  const filter = { genre: ['Western'], year: '1960-1969' }
  const at = (id: string, year: number, genres: string[]) =>
    aMovieSummary({ id, permalink: id, title: id, year, genres })
  const items = [at('Django', 1966, ['Western']), at('Zorn', 1971, ['Western']), at('Psycho', 1960, ['Horror'])]
  const known = { [toResourceKey(filmsRef({}))]: ready({ items }) }
  const offline = { state: 'failed', failure: { reason: 'unreachable' }, last: null } as const
  const { onFilter } = await showTitles(offline, { filter, known })
  expect(
    await screen.findByText('Ohne Netz, nur ein Teil: der eine passende Film auf deinem Gerät.'),
  ).toBeInTheDocument()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links.filter((href) => href?.startsWith('/movies/'))).toEqual(['/movies/Django'])
  await userEvent.click(screen.getByRole('button', { name: 'Filter löschen' }))
  expect(onFilter).toHaveBeenLastCalledWith({})
})

it('says offline what helps where the device holds nothing that passes', async () => {
  const offline = { state: 'failed', failure: { reason: 'unreachable' }, last: null } as const
  const { onFilter } = await showTitles(offline, { filter: { provider: ['mubi'], order: 'best' } })
  expect(await screen.findByText(/^Welcher Anbieter was zeigt/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Filter löschen' }))
  expect(onFilter).toHaveBeenLastCalledWith({ order: 'best' })
})

it('keeps what was loaded when a refresh fails', async () => {
  const failure = { reason: 'problem' as const, kind: 'failed' as const, status: 500, code: 'internal', problem: null }
  await showTitles({ state: 'failed', failure, last: ready().last })
  expect(screen.getByText('Du siehst den Stand von heute 14:03.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /Der Himmel über Berlin/ })).toBeInTheDocument()
})
