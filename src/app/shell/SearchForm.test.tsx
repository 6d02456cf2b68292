import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aSuggestion } from '../../../test/builders/search.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { type Served, servedApi } from '../../../test/servedApi.ts'
import { apiAtom } from '../../atoms/core/context.ts'
import { type OpenedSuggestion, suggestionEventsAtom } from '../../atoms/search/search.ts'
import { SearchForm } from './SearchForm.tsx'
// Loaded before the first test, as a warm cache would: the form itself still asks for it with the first focus.
import './search/SearchSuggestions.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

const salz = aSuggestion()
const ruth = aSuggestion({ id: 'p-ruth', itemClass: 'Person', title: 'Ruth Salomon', path: '/people/ruth', meta: '' })
const salon = aSuggestion({ id: 'c-salon', itemClass: 'Cinema', title: 'Salon Laterna', path: '/kinos/salon' })
const urlOf = (q: string) => `/api/search?q=${q}&type=suggest&v=2&with_promoted_item=true`

/** The form on a page, over a server that knows three things for "sal". */
async function openForm(served: Served = { [urlOf('sal')]: [salz, ruth, salon] }) {
  const store = createStore()
  const { api, asked } = servedApi(served)
  const opened: OpenedSuggestion[] = []
  store.set(apiAtom, api)
  store.set(suggestionEventsAtom, {
    onOpened: async (event) => {
      opened.push(event)
    },
  })
  const page = await renderAt(
    <>
      <SearchForm />
      <button type="button">outside</button>
    </>,
    // A page whose route serves the others as well, so that the form outlives the navigation as it does in the shell.
    { store, url: '/anderswo' },
  )
  const field = page.container.querySelector('input') as HTMLInputElement
  const type = async (text: string) => {
    act(() => field.focus())
    fireEvent.input(field, { target: { value: text } })
    await waitFor(() => expect(field).toHaveAttribute('role', 'combobox'))
    await act(() => vi.advanceTimersByTimeAsync(200))
  }
  const press = (...keys: string[]) => {
    for (const key of keys) fireEvent.keyDown(field, { key })
  }
  const active = () => {
    const id = field.getAttribute('aria-activedescendant')
    return id === null ? null : (document.getElementById(id)?.textContent ?? 'nothing')
  }
  return { ...page, field, type, press, active, asked, served, opened }
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

it('suggests for what was typed before it was loaded', async () => {
  const { type, field, asked } = await openForm()
  expect(field).not.toHaveAttribute('role')
  await type('sal')
  expect(field).toHaveValue('sal')
  expect(asked).toEqual([urlOf('sal')])
  expect(options()).toEqual([
    'SalzFilm · 2026 · Emre Lauenroth',
    'RSRuth SalomonPerson',
    'Salon LaternaKino · 2026 · Emre Lauenroth',
    'Alle anzeigen',
  ])
  expect(screen.getByRole('status')).toHaveTextContent('3 Vorschläge')
  expect(field).toHaveAttribute('aria-expanded', 'true')
  expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
})

it('marks what was typed, and fetches posters in twice their width', async () => {
  const withPoster = aSuggestion({ poster: { id: 'i1', filename: 'salz' } })
  const { type, container } = await openForm({ [urlOf('sal')]: [withPoster] })
  await type('sal')
  expect(container.querySelector('mark')).toHaveTextContent('Sal')
  const image = container.querySelector('img') as HTMLImageElement
  expect(image).toHaveAttribute('width', '74')
  expect(image).toHaveAttribute('src', '/images/i1/148/salz')
  fireEvent.error(image)
  expect(container.querySelector('img')).toBeNull()
})

it('moves with the arrow keys from the field over the suggestions to "Alle anzeigen"', async () => {
  const { type, press, active } = await openForm()
  await type('sal')
  expect(active()).toBeNull()
  press('ArrowDown')
  expect(active()).toMatch(/^Salz/)
  expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true')
  press('ArrowDown', 'ArrowDown')
  expect(active()).toMatch(/^Salon/)
  press('ArrowDown')
  expect(active()).toBe('Alle anzeigen')
  press('ArrowDown')
  expect(active()).toBeNull()
  press('ArrowUp')
  expect(active()).toMatch(/^Salon/)
})

it('opens the focused suggestion with Enter, and tells who listens first', async () => {
  const { type, press, url, opened } = await openForm()
  await type('sal')
  press('ArrowDown', 'ArrowDown', 'Enter')
  await waitFor(() => expect(url()).toBe('/people/ruth'))
  expect(opened).toEqual([{ suggestion: ruth, position: 2, query: 'sal' }])
  expect(options()).toEqual([])
})

it('opens a suggestion although who listens fails', async () => {
  const { type, store, url } = await openForm()
  await type('sal')
  act(() => store.set(suggestionEventsAtom, { onOpened: () => Promise.reject(new Error('beacon')) }))
  fireEvent.click(screen.getByRole('option', { name: /^Salz/ }))
  await waitFor(() => expect(url()).toBe('/movies/salz'))
})

it('leaves a click with a key for a new tab to the browser', async () => {
  const { type, url, opened } = await openForm()
  await type('sal')
  const prevented = !fireEvent.click(screen.getByRole('option', { name: /^Salz/ }), { ctrlKey: true })
  expect(prevented).toBe(false)
  expect(opened).toHaveLength(1)
  expect(url()).toBe('/anderswo')
})

it('goes to all results by "Alle anzeigen", and by Enter in the field', async () => {
  const { type, press, url, field, container } = await openForm()
  await type('sal')
  press('ArrowUp', 'ArrowDown', 'Enter')
  await waitFor(() => expect(url()).toBe('/suche?q=sal'))
  await type('  der  pate ')
  press('Enter')
  fireEvent.submit(container.querySelector('form') as HTMLFormElement)
  await waitFor(() => expect(url()).toMatch(/^\/suche\?q=der(\+|%20)/))
  expect(field).toHaveValue('  der  pate ')
})

it('goes nowhere for blanks', async () => {
  const { type, url, container } = await openForm()
  await type('   ')
  fireEvent.submit(container.querySelector('form') as HTMLFormElement)
  await act(() => vi.advanceTimersByTimeAsync(50))
  expect(url()).toBe('/anderswo')
})

it('puts the focus back to the field when the results change', async () => {
  const { type, press, active } = await openForm({ [urlOf('sal')]: [salz, ruth], [urlOf('salo')]: [ruth, salon] })
  await type('sal')
  press('ArrowDown')
  await type('salo')
  expect(options()).toHaveLength(3)
  expect(active()).toBeNull()
})

it('shows that the first answer is on its way', async () => {
  const { type, store } = await openForm()
  store.set(apiAtom, { call: () => new Promise<never>(() => {}) })
  await type('sal')
  expect(screen.getByText('Die Vorschläge werden geladen')).toBeInTheDocument()
  expect(options()).toEqual([])
})

it('closes with Escape and keeps the text', async () => {
  const { type, press, field } = await openForm()
  await type('sal')
  press('ArrowDown', 'Escape')
  expect(options()).toEqual([])
  expect(field).toHaveValue('sal')
  expect(field).toHaveAttribute('aria-expanded', 'false')
  expect(field).not.toHaveAttribute('aria-activedescendant')
})

it('hides after a click outside and shows again on a click inside', async () => {
  const { type, field } = await openForm()
  await type('sal')
  fireEvent.pointerDown(screen.getByRole('button', { name: 'outside' }))
  expect(options()).toEqual([])
  fireEvent.pointerDown(field)
  expect(options()).toHaveLength(4)
})

it('hides when the focus goes elsewhere', async () => {
  const { type } = await openForm()
  await type('sal')
  act(() => screen.getByRole('button', { name: 'outside' }).focus())
  expect(options()).toEqual([])
})

it('clears field and suggestions, and stays in the field', async () => {
  const { type, field } = await openForm()
  await type('sal')
  fireEvent.click(screen.getByRole('button', { name: 'Eingabe löschen' }))
  expect(field).toHaveValue('')
  expect(field).toHaveFocus()
  expect(options()).toEqual([])
})

it('says when nothing is suggested, and offers the search for everything', async () => {
  const { type, press, active } = await openForm({ [urlOf('xyz')]: [] })
  await type('xyz')
  expect(screen.getByText('Keine Vorschläge für „xyz“.')).toBeInTheDocument()
  expect(options()).toEqual(['Alle anzeigen'])
  press('ArrowDown')
  expect(active()).toBe('Alle anzeigen')
})

it('says without a network that there are no suggestions, and keeps the text', async () => {
  const { type, field, served } = await openForm({})
  await type('sal')
  expect(await screen.findByText('Ohne Netz, und auf deinem Gerät passt nichts dazu.')).toBeInTheDocument()
  expect(field).toHaveValue('sal')
  served[urlOf('salz')] = [salz]
  await type('salz')
  expect(options()).toHaveLength(2)
})

it('shows a refusal in the search area alone, until the text changes', async () => {
  // React reports what a boundary catches.
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { type } = await openForm({ [urlOf('sal')]: 429, [urlOf('salz')]: [salz], [urlOf('salzb')]: 500 })
  await type('sal')
  expect(screen.getByRole('alert')).toHaveTextContent('Da warst du etwas zu schnell')
  expect(screen.getByRole('button', { name: 'outside' })).toBeInTheDocument()
  await type('salz')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(options()).toHaveLength(2)
  await type('salzb')
  expect(screen.getByRole('alert')).toHaveTextContent('Ups!')
  report.mockRestore()
})
