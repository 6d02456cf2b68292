import { screen, waitFor, within } from '@testing-library/react'
import { createStore } from 'jotai'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { aMemberPage } from '../../../test/aMemberPage.ts'
import { aList } from '../../../test/builders/background.ts'
import { aMovie, aMovieSummary } from '../../../test/builders/catalogue.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { type Served, servedApi } from '../../../test/servedApi.ts'
import { collectionRef, titleListsRef } from '../../atoms/collections/refs.ts'
import { apiAtom, clockAtom } from '../../atoms/core/context.ts'
import type { AnyRef } from '../../atoms/core/reference.ts'
import { loadResourceAtom } from '../../atoms/core/resource.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { filmRef } from '../../atoms/film/refs.ts'
import { toConfirmedMark } from '../../sync/commands/mark.ts'
import { Collection } from './Collection.tsx'
import { Credits } from './Credits.tsx'
import { TitleLists } from './TitleLists.tsx'

async function show(view: ReactNode, refs: readonly AnyRef[], served: Served, store = createStore()) {
  store.set(apiAtom, servedApi(served).api)
  store.set(clockAtom, { now: () => new Date('2026-11-21T11:00:00.000Z') })
  for (const ref of refs) await store.set(loadResourceAtom, ref)
  await renderAt(view, { store })
}

function OfFilm() {
  return <Credits type="movies" permalink="amrum" found={useResource(filmRef('amrum'))} onRetry={() => {}} />
}
const showCredits = (served: Served) => show(<OfFilm />, [filmRef('amrum')], served)

it('names everybody by department, with roles, and leads to each', async () => {
  await showCredits({ '/api/movies/amrum': aMovie({ permalink: 'amrum' }) })
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual(['Regie', 'Besetzung'])
  const [director, damiel] = screen.getAllByRole('listitem')
  expect(within(director as HTMLElement).getByRole('link')).toHaveAttribute('href', '/people/wim-wenders')
  expect(damiel).toHaveTextContent('Bruno Ganzals Damiel')
})

it('names somebody twice who is named twice', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const credit = { personId: null, name: 'Anna Muster', job: 'cast' as const, role: null }
  await showCredits({ '/api/movies/amrum': aMovie({ credits: [credit, credit] }) })
  expect(screen.getAllByText('Anna Muster')).toHaveLength(2)
  expect(complaints).not.toHaveBeenCalled()
  complaints.mockRestore()
})

it('says where nobody is known', async () => {
  await showCredits({ '/api/movies/amrum': aMovie({ credits: [] }) })
  expect(screen.getByText('Noch niemand genannt')).toBeVisible()
})

it('says that the people were never on the device', async () => {
  await showCredits({ '/api/movies/amrum': null })
  expect(screen.getByText('Diese Seite war noch nie auf deinem Gerät')).toBeVisible()
})

const lists = (items: unknown[], nextPage: number | null = null): Served => ({
  '/api/movies/amrum/lists': { items, nextPage, filters: {} },
})
const showLists = (served: Served, store = createStore()) => {
  const title = aMovie({ title: 'Amrum', permalink: 'amrum' })
  const view = <TitleLists type="movies" permalink="amrum" title={title} />
  return show(view, [titleListsRef('movies', 'amrum')], served, store)
}

it('shows all lists that hold a film, with the way to more', async () => {
  const list = aList()
  await showLists(lists([list], 2))
  expect(screen.getByRole('heading', { name: 'Amrum auf Listen' })).toBeVisible()
  expect(screen.getByRole('link', { name: list.name })).toHaveAttribute('href', `/liste/${list.id}`)
  expect(screen.getByRole('button', { name: 'Mehr Listen' })).toBeVisible()
})

it('says that no list holds it yet', async () => {
  await showLists(lists([]))
  expect(screen.getByText('Noch auf keiner Liste')).toBeVisible()
})

it('does not say so while there may be lists beyond those of muted members', async () => {
  const list = aList()
  const { store } = await aMemberPage([
    toConfirmedMark('mute', 'users', list.author.id, {
      ...{ id: 'k1', set: true, vote: null, card: null, updatedAt: '2026-11-21T11:00:00.000Z' },
    }),
  ])
  await showLists(lists([list], 2), store)
  await waitFor(() => expect(screen.queryByRole('link', { name: list.name })).toBeNull())
  expect(screen.getByRole('button', { name: 'Mehr Listen' })).toBeVisible()
  expect(screen.queryByText('Noch auf keiner Liste')).toBeNull()
})

it('shows the films of a collection in their order, and how many the catalogue lacks', async () => {
  const movie = (permalink: string) => aMovieSummary({ id: permalink, permalink, title: permalink, year: 2001 })
  const parts = [
    { number: 1, movie: movie('erster') },
    { number: 3, movie: movie('dritter') },
  ]
  const served = { '/api/collections/reihe': { permalink: 'reihe', name: 'Reihe', total: 3, parts } }
  await show(<Collection permalink="reihe" />, [collectionRef('reihe')], served)
  expect(screen.getByText('2 von 3 Teilen')).toBeVisible()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('Teil 1 · 2001'),
    expect.stringContaining('Teil 3 · 2001'),
  ])
})
