import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { cinema, film, found, overview, showResults, star, urlOf } from '../../../test/aResultsPage.tsx'
import { aDevice, anna } from '../../../test/builders/outbox.ts'
import { aResult } from '../../../test/builders/search.ts'
import { aMember } from '../../../test/builders/session.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { openOutboxAtom } from '../../atoms/core/outbox.ts'
import { loadResourceAtom } from '../../atoms/core/resource.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import { type ResultsQuery, resultsRef } from '../../atoms/search/refs.ts'
import { toConfirmedMark } from '../../sync/commands/mark.ts'
import { createOutbox } from '../../sync/outbox/openOutbox.ts'
import { putOwn } from '../../sync/outbox/own.ts'
import { SearchResults } from './SearchResults.tsx'

it('shows the best of each kind, that of the best result first, with the way to all of it', async () => {
  await showResults({ [urlOf(overview)]: found({ items: [star, film, cinema] }) })
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Stars', 'Filme', 'Kinos'])
  expect(screen.getByRole('link', { name: 'Alle 9 Filme zeigen' })).toHaveAttribute(
    'href',
    '/suche?q=sal&class[]=Movie',
  )
  expect(screen.queryByRole('link', { name: /^Alle 1 Stars/ })).not.toBeInTheDocument()
})

it('leads to all titles of a genre that was typed, in place of a name that is spelled alike', async () => {
  const query = { q: 'horror' }
  const answer = found({ items: [star] }, { correction: 'Honor Blackman', alike: true })
  const served = { [urlOf(overview)]: found(), [urlOf(query)]: answer }
  const { rerender } = await showResults(served, undefined, (store) => {
    void store.set(loadResourceAtom, resultsRef(query))
  })
  await rerender(query)
  expect(screen.getByRole('link', { name: 'Alle Filme' })).toHaveAttribute('href', '/filme?genre[]=Horror')
  expect(screen.getByRole('link', { name: 'Alle Serien' })).toHaveAttribute('href', '/serie?genre[]=Horror')
  expect(screen.queryByText(/Meintest du/)).toBeNull()
})

it('shows members with their pictures, but for those whom the reader has muted', async () => {
  const device = aDevice()
  await putOwn(device.db, anna, [
    toConfirmedMark('mute', 'users', 'u-laut', {
      ...{ id: 'k1', set: true, vote: null, card: null, updatedAt: '2026-11-20T10:00:00.000Z' },
    }),
  ])
  const member = (name: string) =>
    aResult({ id: `u-${name}`, itemClass: 'RegisteredUser', title: name, path: `/users/u-${name}`, meta: '' })
  const items = [member('salia'), member('laut')]
  const counts = { Movie: 0, Series: 0, Person: 0, Cinema: 0, RegisteredUser: 2 }
  await showResults({ [urlOf(overview)]: found({ items }, { counts, total: 2 }) }, undefined, (store) => {
    store.set(sessionAtom, aMember({ id: anna }))
    store.set(openOutboxAtom, { open: async () => createOutbox(device) })
  })
  expect(await screen.findByRole('link', { name: 'salia' })).toHaveAttribute('href', '/users/u-salia')
  expect(screen.getByRole('heading', { name: 'Mitglieder' })).toBeVisible()
  await expect.poll(() => screen.queryByRole('link', { name: 'laut' })).toBeNull()
  expect(screen.getByRole('link', { name: /^Mitglieder/ })).toHaveTextContent('Mitglieder1')
  expect(screen.getByText('1 Treffer')).toHaveAttribute('role', 'status')
})

it('says of each result what helps to tell it apart, and marks what was typed', async () => {
  await showResults({ [urlOf(overview)]: found() })
  const row = screen.getByRole('link', { name: /^Salz/ })
  expect(row).toHaveAttribute('href', '/movies/salz')
  expect(row).toHaveTextContent('Drama · 2026 · Emre Lauenroth')
  expect(row).toHaveTextContent('Originaltitel: Salt')
  expect(row).toHaveTextContent('8,8')
  expect(within(row).getAllByText('Sal', { selector: 'mark' })).toHaveLength(2)
  expect(screen.getByRole('link', { name: /Ruth/ })).toHaveTextContent('Bekannt aus Hinterhaus')
  expect(screen.getByRole('link', { name: /Salon/ })).toHaveTextContent('Am Markt 1, Leipzig')
})

it('links every kind with how many there are, and marks the one that is shown', async () => {
  const query: ResultsQuery = { q: 'sal', class: ['Movie'] }
  await showResults({ [urlOf(query)]: found({ items: [film] }, { class: ['Movie'] }) }, ['Movie'])
  const kinds = within(screen.getByRole('navigation', { name: 'Art der Ergebnisse' })).getAllByRole('link')
  expect(kinds.map(({ textContent }) => textContent)).toEqual([
    'Alle11',
    'Filme9',
    'Serien0',
    'Stars1',
    'Kinos1',
    'Mitglieder0',
  ])
  expect(kinds[1]).toHaveAttribute('aria-current', 'page')
  expect(kinds[3]).toHaveAttribute('href', '/suche?q=sal&class[]=Person')
})

it('appends more in place, by a link that leads to the longer page without scripts', async () => {
  const query: ResultsQuery = { q: 'sal', class: ['Movie'] }
  const second = aResult({ id: 'm-saal', title: 'Saal', path: '/movies/saal' })
  await showResults(
    {
      [urlOf(query)]: found({ items: [film], nextPage: 2 }, { class: ['Movie'] }),
      [urlOf(query, 2)]: found({ items: [second] }, { class: ['Movie'] }),
    },
    ['Movie'],
  )
  const more = screen.getByRole('link', { name: 'Mehr laden' })
  expect(more).toHaveAttribute('href', '/suche?q=sal&class[]=Movie&page=2')
  await userEvent.click(more)
  expect(await screen.findByRole('link', { name: /^Saal/ })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /^Salz/ })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Mehr laden' })).not.toBeInTheDocument()
})

it('asks what was meant when nothing is called so', async () => {
  await showResults({ [urlOf(overview)]: found({}, { alike: true, correction: 'Salz' }) })
  expect(screen.getByText(/Nichts heißt genau „sal“/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '„Salz“?' })).toHaveAttribute('href', '/suche?q=Salz')
})

it('says when nothing was found, and where else to look', async () => {
  const counts = { Movie: 0, Series: 0, Person: 0, Cinema: 0, RegisteredUser: 0 }
  await showResults({ [urlOf(overview)]: found({ items: [] }, { counts }) })
  expect(screen.getByRole('heading', { name: 'Nichts gefunden zu „sal“' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Alle Filme' })).toBeInTheDocument()
})

it('asks what was meant where something is called so, but likely not what was looked for', async () => {
  await showResults({ [urlOf(overview)]: found({}, { correction: 'Salzburg' }) })
  expect(screen.queryByText(/Nichts heißt genau/)).toBeNull()
  expect(screen.getByRole('link', { name: '„Salzburg“?' })).toHaveAttribute('href', '/suche?q=Salzburg')
})

it('says how many there are, and more where the server stopped counting', async () => {
  const query: ResultsQuery = { q: 'sal', class: ['Movie'] }
  await showResults({ [urlOf(query)]: found({ items: [film] }, { class: ['Movie'], total: 400 }) }, ['Movie'])
  expect(screen.getByText('400+ Treffer')).toHaveAttribute('role', 'status')
})

it('leads from filters that nothing passes to the whole kind', async () => {
  const query: ResultsQuery = { q: 'sal', class: ['Movie'], genre: ['Western'] }
  const none = { [urlOf(query)]: found({ items: [] }, { class: ['Movie'], genre: ['Western'], total: 0 }) }
  await showResults(none, ['Movie'], undefined, { genre: ['Western'] })
  expect(screen.getByRole('heading', { name: 'Nichts passt zu diesen Filtern' })).toBeVisible()
  for (const link of screen.getAllByRole('link', { name: 'Filter löschen' })) {
    expect(link).toHaveAttribute('href', '/suche?q=sal&class[]=Movie')
  }
})

it('does not speak of filters where there are none', async () => {
  const query: ResultsQuery = { q: 'sal', class: ['Movie'] }
  await showResults({ [urlOf(query)]: found({ items: [] }, { class: ['Movie'] }) }, ['Movie'])
  expect(screen.queryByRole('heading', { name: 'Nichts passt zu diesen Filtern' })).toBeNull()
})

it('keeps the results of the search before while the next one loads', async () => {
  const { store, rerender, served } = await showResults({ [urlOf(overview)]: found() })
  served[urlOf({ q: 'salz' })] = found({ items: [film] }, { q: 'salz', total: 1 })
  rerender({ q: 'salz' })
  expect(screen.getByRole('link', { name: /^Salon/ })).toBeVisible()
  expect(screen.queryByText('Die Ergebnisse werden geladen')).toBeNull()
  await act(() => store.set(loadResourceAtom, resultsRef({ q: 'salz' })))
  expect(screen.queryByRole('link', { name: /^Salon/ })).toBeNull()
  expect(screen.getByText('1 Treffer')).toBeVisible()
})

it('leads to the other kinds when one has nothing', async () => {
  const query: ResultsQuery = { q: 'sal', class: ['Series'] }
  await showResults({ [urlOf(query)]: found({ items: [] }, { class: ['Series'] }) }, ['Series'])
  expect(screen.getByRole('heading', { name: 'Keine Serie passt zu „sal“' })).toBeInTheDocument()
  expect(screen.getByText('Unter den anderen Arten gibt es 11 Treffer.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Alle Treffer zeigen' })).toHaveAttribute('href', '/suche?q=sal')
})

it('says when the server fails, and tries again', async () => {
  const { served } = await showResults({ [urlOf(overview)]: 500 })
  expect(screen.getByRole('alert')).toHaveTextContent('Die Suche antwortet gerade nicht')
  served[urlOf(overview)] = found()
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(await screen.findByRole('heading', { name: 'Filme' })).toBeInTheDocument()
})

it('holds the places while it loads', async () => {
  await renderAt(<SearchResults query={overview} page={1} />, { url: '/suche?q=sal' })
  expect(screen.getByText('Die Ergebnisse werden geladen')).toBeInTheDocument()
})
