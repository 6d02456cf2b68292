import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import type { ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'
import type { Answer } from '#contract/call.ts'
import type { moviesCall } from '#contract/titles.ts'
import { aMovieSummary } from '../../../test/builders/catalogue.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { apiAtom, clockAtom } from '../../atoms/core/context.ts'
import { toResourceKey } from '../../atoms/core/reference.ts'
import { type Resource, resourcesAtom } from '../../atoms/core/resource.ts'
import { filmsRef } from '../../atoms/titles/refs.ts'
import type { Api } from '../../sync/api.ts'
import { allFilms } from '../../texts/titles.ts'
import { TitlesPage } from './TitlesPage.tsx'

const AT = '2026-11-21T13:03:00.000Z'

function anAnswer(part: Partial<Answer<typeof moviesCall>> = {}): Answer<typeof moviesCall> {
  return {
    items: [aMovieSummary({ rating: { average: 7.9, count: 1284 } })],
    nextPage: null,
    filters: { genre: [], year: null, country: null, order: 'popularity', total: 1284 },
    ...part,
  }
}

async function show(films: Resource<unknown>, props: Partial<ComponentProps<typeof TitlesPage>> = {}) {
  const store = createStore()
  const call = vi.fn(async () => ({ kind: 'unreachable' as const }))
  store.set(apiAtom, { call: call as unknown as Api })
  store.set(clockAtom, { now: () => new Date('2026-11-21T13:04:00.000Z') })
  const filter = props.filter ?? {}
  store.set(resourcesAtom, { [toResourceKey(filmsRef(filter))]: films })
  const onFilter = vi.fn()
  await renderAt(
    <TitlesPage
      path="/filme"
      reference={filmsRef(filter)}
      type="movies"
      texts={allFilms}
      filter={filter}
      orders={['popularity', 'best']}
      onFilter={onFilter}
      {...props}
    />,
    { store },
  )
  return { call, onFilter }
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

it('merges a chosen filter with the others, and takes it out again', async () => {
  const { onFilter } = await show(ready(), { filter: { genre: ['Drama'], order: 'best' } })
  await userEvent.selectOptions(screen.getByLabelText('Jahre'), '1990er')
  expect(onFilter).toHaveBeenLastCalledWith({ genre: ['Drama'], order: 'best', year: '1990-1999' })
  await userEvent.selectOptions(screen.getByLabelText('Genre'), 'Alle Genres')
  expect(onFilter).toHaveBeenLastCalledWith({ genre: undefined, order: 'best' })
  await userEvent.selectOptions(screen.getByLabelText('Sortieren'), 'Beliebt')
  expect(onFilter).toHaveBeenLastCalledWith({ genre: ['Drama'], order: undefined })
  await userEvent.click(screen.getByRole('button', { name: 'Filter löschen' }))
  expect(onFilter).toHaveBeenLastCalledWith({ order: 'best' })
})

it('shows a year from the URL that the menu does not offer', async () => {
  await show(ready(), { filter: { year: '1994' } })
  expect(screen.getByLabelText('Jahre')).toHaveValue('1994')
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
  expect(screen.getByText('Diese Filme sind nicht auf deinem Gerät')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(call).toHaveBeenCalledOnce()
})

it('keeps what was loaded when a refresh fails', async () => {
  const failure = { reason: 'problem' as const, kind: 'failed' as const, status: 500, code: 'internal', problem: null }
  await show({ state: 'failed', failure, last: ready().last })
  expect(screen.getByText('Du siehst den Stand von heute 14:03.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /Der Himmel über Berlin/ })).toBeInTheDocument()
})
