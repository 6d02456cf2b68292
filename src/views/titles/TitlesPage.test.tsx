import { act, screen, waitForElementToBeRemoved, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import type { ComponentProps } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import type { Answer } from '#contract/call.ts'
import type { moviesCall } from '#contract/titles.ts'
import { aMovieSummary } from '../../../test/builders/catalogue.ts'
import { letDialogsOpen } from '../../../test/dialog.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { apiAtom, clockAtom } from '../../atoms/core/context.ts'
import { toResourceKey } from '../../atoms/core/reference.ts'
import { type Resource, resourcesAtom } from '../../atoms/core/resource.ts'
import { filmCountsRef, filmsRef } from '../../atoms/titles/refs.ts'
import type { Api } from '../../sync/api.ts'
import { allFilms } from '../../texts/titles.ts'
import { TitlesPage } from './TitlesPage.tsx'

beforeAll(letDialogsOpen)

const AT = '2026-11-21T13:03:00.000Z'

function anAnswer(part: Partial<Answer<typeof moviesCall>> = {}): Answer<typeof moviesCall> {
  return {
    items: [aMovieSummary({ rating: { average: 7.9, count: 1284 } })],
    nextPage: null,
    filters: { genre: [], year: null, country: null, provider: [], order: 'popularity', total: 1284 },
    ...part,
  }
}

type Shown = Partial<ComponentProps<typeof TitlesPage>> & { known?: Record<string, Resource<unknown>>; ask?: Asked }
type Asked = () => Promise<{ kind: 'unreachable' }>

const unreachable: Asked = async () => ({ kind: 'unreachable' })

async function show(films: Resource<unknown>, { known, ask = unreachable, ...props }: Shown = {}) {
  const store = createStore()
  const call = vi.fn(ask)
  store.set(apiAtom, { call: call as unknown as Api })
  store.set(clockAtom, { now: () => new Date('2026-11-21T13:04:00.000Z') })
  const filter = props.filter ?? {}
  store.set(resourcesAtom, { [toResourceKey(filmsRef(filter))]: films, ...known })
  const onFilter = vi.fn()
  await renderAt(
    <TitlesPage
      path="/filme"
      reference={filmsRef(filter)}
      type="movies"
      toCounts={filmCountsRef}
      texts={allFilms}
      filter={filter}
      orders={['popularity', 'best']}
      onFilter={onFilter}
      {...props}
    />,
    { store },
  )
  const learn = (resources: Record<string, Resource<unknown>>) =>
    act(() => store.set(resourcesAtom, (all) => ({ ...all, ...resources })))
  return { call, onFilter, learn }
}

const ready = (part?: Partial<Answer<typeof moviesCall>>, source: 'network' | 'device' = 'network') => ({
  state: 'ready' as const,
  last: { data: anAnswer(part), fetchedAt: AT, source },
  fetchingMore: false,
})

it('shows each film with what people think, how many have rated, and how many films there are', async () => {
  await show(ready())
  expect(screen.getByRole('link', { name: /Der Himmel über Berlin/ })).toHaveAttribute(
    'href',
    '/movies/der-himmel-ueber-berlin',
  )
  expect(screen.getByText('1.284 Filme')).toBeInTheDocument()
  expect(screen.getByText('1.284')).toBeInTheDocument()
})

const counts = {
  state: 'ready' as const,
  last: {
    data: {
      genre: [
        { value: 'Krimi', count: 31 },
        { value: 'Drama', count: 1200 },
      ],
      decade: [
        { value: '1990', count: 7 },
        { value: '1930', count: 2 },
        { value: '1940', count: 3 },
      ],
      country: [{ value: 'Japan', count: 12 }],
      provider: [{ value: 'mubi', name: 'MUBI', count: 4 }],
    },
    fetchedAt: AT,
    source: 'network' as const,
  },
  fetchingMore: false,
}

const openFilters = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Filter( \(\d+\))?$/ }))
  return within(await screen.findByRole('dialog', { name: 'Filter' }))
}

it('merges a chosen value with the others, says how many titles each leaves, and takes it out again', async () => {
  const filter = { genre: ['Drama'], order: 'best' as const }
  const { onFilter } = await show(ready(), { filter, known: { [toResourceKey(filmCountsRef(filter))]: counts } })
  const dialog = await openFilters()
  await userEvent.click(dialog.getByRole('button', { name: 'Krimi 31' }))
  expect(onFilter).toHaveBeenLastCalledWith({ genre: ['Drama', 'Krimi'], order: 'best' }, false)
  await userEvent.click(dialog.getByRole('radio', { name: '1990er 7' }))
  expect(onFilter).toHaveBeenLastCalledWith({ genre: ['Drama'], order: 'best', year: '1990-1999' }, true)
  await userEvent.click(dialog.getByRole('button', { name: 'MUBI 4' }))
  expect(onFilter).toHaveBeenLastCalledWith({ genre: ['Drama'], order: 'best', provider: ['mubi'] }, true)
  await userEvent.click(dialog.getByRole('radio', { name: 'Japan 12' }))
  expect(onFilter).toHaveBeenLastCalledWith({ genre: ['Drama'], order: 'best', country: 'Japan' }, true)
  await userEvent.click(dialog.getByRole('button', { name: 'Drama 1.200' }))
  expect(onFilter).toHaveBeenLastCalledWith({ genre: undefined, order: 'best' }, true)
  expect(dialog.getByRole('radio', { name: 'Vor 1950 5' })).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: '1.284 Filme zeigen' })).toBeInTheDocument()
})

it('leaves out what no title has, but for what is chosen', async () => {
  const filter = { genre: ['Western'], country: 'Iran' }
  await show(ready(), { filter, known: { [toResourceKey(filmCountsRef(filter))]: counts } })
  const dialog = await openFilters()
  expect(dialog.queryByRole('radio', { name: /^1970er/ })).not.toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Western' })).toHaveAttribute('aria-pressed', 'true')
  expect(dialog.getByRole('radio', { name: 'Iran' })).toBeChecked()
})

it('offers what is always known where nobody can count', async () => {
  const { onFilter } = await show(ready())
  const dialog = await openFilters()
  await userEvent.click(dialog.getByRole('button', { name: 'Western' }))
  expect(onFilter).toHaveBeenLastCalledWith({ genre: ['Western'] }, false)
  expect(dialog.getByRole('radio', { name: 'Südkorea' })).toBeInTheDocument()
  expect(dialog.getByText('Die Anbieter lassen sich gerade nicht laden.')).toBeInTheDocument()
})

it('keeps the place of all that is shown while counts come and change', async () => {
  const { learn } = await show(ready(), { ask: () => new Promise(() => {}) })
  const dialog = await openFilters()
  const places = () =>
    dialog
      .getAllByRole('group')
      .flatMap((group) => [
        group.querySelector('legend')?.textContent,
        ...[...group.querySelectorAll('button, label')].map(({ textContent }) => textContent?.replace(/ [\d.]*$/, '')),
      ])
  const first = places()
  expect(first.at(-1)).toBe('Im Streaming bei')
  const country = [
    { value: 'USA', count: 90 },
    { value: 'Belgien', count: 40 },
    { value: 'Japan', count: 12 },
  ]
  const learned = { ...counts, last: { ...counts.last, data: { ...counts.last.data, country } } }
  learn({ [toResourceKey(filmCountsRef({}))]: learned })
  expect(dialog.getByRole('radio', { name: 'USA 90' })).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Western 0' })).toBeInTheDocument()
  const then = places()
  expect(then.filter((each) => each !== 'Belgien' && each !== 'MUBI')).toEqual(first)
  expect(then.slice(-4)).toEqual(['USA', 'Belgien', 'Im Streaming bei', 'MUBI'])
  const none = { genre: [], decade: [], country: [], provider: [] }
  learn({ [toResourceKey(filmCountsRef({}))]: { ...counts, last: { ...counts.last, data: none } } })
  expect(places()).toEqual(then)
})

it('has one span of years and one country at a time, and the choice of none', async () => {
  const filter = { year: '1990-1999' }
  const { onFilter } = await show(ready(), { filter, known: { [toResourceKey(filmCountsRef(filter))]: counts } })
  const dialog = await openFilters()
  expect(dialog.getByRole('radio', { name: '1990er 7' })).toBeChecked()
  expect(dialog.getByRole('radio', { name: 'Alle Länder' })).toBeChecked()
  await userEvent.click(dialog.getByRole('radio', { name: 'Alle Jahre' }))
  expect(onFilter).toHaveBeenLastCalledWith({ year: undefined }, false)
})

it('is one step of the history for each time it is opened', async () => {
  const { onFilter } = await show(ready())
  const choose = async () => {
    const dialog = await openFilters()
    await userEvent.click(dialog.getByRole('button', { name: 'Western' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Drama' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Schließen' }))
    await waitForElementToBeRemoved(() => screen.queryByRole('dialog'))
  }
  await choose()
  await choose()
  expect(onFilter.mock.calls.map(([, replaces]) => replaces)).toEqual([false, true, false, true])
})

it('has a chip for each chosen value, which takes it out, and keeps order and look where all are taken out', async () => {
  const filter = { genre: ['Drama'], year: '1994', provider: ['mubi'], order: 'best', view: 'rows' } as const
  const asked = { ...anAnswer().filters, provider: [{ value: 'mubi', name: 'MUBI' }] }
  const { onFilter } = await show(ready({ filters: asked }), {
    filter: { ...filter, genre: ['Drama'], provider: ['mubi'] },
  })
  await userEvent.click(screen.getByRole('button', { name: 'MUBI' }))
  expect(onFilter).toHaveBeenLastCalledWith(expect.objectContaining({ genre: ['Drama'], provider: undefined }))
  await userEvent.click(screen.getByRole('button', { name: '1994' }))
  expect(onFilter).toHaveBeenLastCalledWith(expect.objectContaining({ year: undefined, provider: ['mubi'] }))
  expect(screen.getByRole('button', { name: 'Filter (3)' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Filter löschen' }))
  expect(onFilter).toHaveBeenLastCalledWith({ order: 'best', view: 'rows' })
})

it('changes the order, and leaves the usual one out of the address', async () => {
  const { onFilter } = await show(ready(), { filter: { genre: ['Drama'], order: 'best' } })
  await userEvent.selectOptions(screen.getByLabelText('Sortieren'), 'Beliebt')
  expect(onFilter).toHaveBeenLastCalledWith({ genre: ['Drama'], order: undefined })
})

it('shows rows with facts instead of posters, and links to the other look', async () => {
  await show(ready(), { filter: { view: 'rows', genre: ['Drama'] } })
  expect(screen.getByRole('heading', { level: 2, name: 'Der Himmel über Berlin' })).toBeInTheDocument()
  expect(screen.getByText('1.284 Wertungen')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Zeilen' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Plakate' })).toHaveAttribute('href', '/filme?genre[]=Drama')
})

it('holds the places while it loads', async () => {
  await show({ state: 'fetching', last: null })
  expect(screen.getByText('Die Filme werden geladen')).toBeInTheDocument()
})

it('says so when nothing fits', async () => {
  await show(ready({ items: [], filters: { ...anAnswer().filters, total: 0 } }), { filter: { country: 'Japan' } })
  expect(screen.getByText('Kein Film passt dazu')).toBeInTheDocument()
  expect(screen.getByText('0 Filme')).toBeInTheDocument()
})

it('says when the list comes from the device', async () => {
  await show(ready({}, 'device'))
  expect(screen.getByText('Stand: heute 14:03')).toBeInTheDocument()
})

it('is honest offline about a list that is not here, and tries again', async () => {
  const { call } = await show({ state: 'failed', failure: { reason: 'unreachable' }, last: null })
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
  const { onFilter } = await show(offline, { filter, known })
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
  const { onFilter } = await show(offline, { filter: { provider: ['mubi'], order: 'best' } })
  expect(await screen.findByText(/^Welcher Anbieter was zeigt/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Filter löschen' }))
  expect(onFilter).toHaveBeenLastCalledWith({ order: 'best' })
})

it('keeps what was loaded when a refresh fails', async () => {
  const failure = { reason: 'problem' as const, kind: 'failed' as const, status: 500, code: 'internal', problem: null }
  await show({ state: 'failed', failure, last: ready().last })
  expect(screen.getByText('Du siehst den Stand von heute 14:03.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /Der Himmel über Berlin/ })).toBeInTheDocument()
})
