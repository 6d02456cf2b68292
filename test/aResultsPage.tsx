import { act } from '@testing-library/react'
import { createStore } from 'jotai'
import { useState } from 'react'
import type { Answer } from '#contract/call.ts'
import type { resultsCall, SearchItemClass } from '#contract/search.ts'
import { apiAtom, clockAtom } from '../src/atoms/core/context.ts'
import { toResourceKey } from '../src/atoms/core/reference.ts'
import { loadResourceAtom } from '../src/atoms/core/resource.ts'
import { type ResultsFilter, type ResultsQuery, resultsRef } from '../src/atoms/search/refs.ts'
import { SearchResults } from '../src/views/search/SearchResults.tsx'
import { aResult, aSearch } from './builders/search.ts'
import { renderAt } from './renderAt.tsx'
import { type Served, servedApi } from './servedApi.ts'

export type Found = Answer<typeof resultsCall>

export const film = aResult({ originalTitle: 'Salt', genres: ['Drama'], rating: { average: 8.8, count: 3104 } })
export const star = aResult({
  id: 'p-ruth',
  itemClass: 'Person',
  title: 'Ruth Salomon',
  path: '/people/ruth',
  meta: 'Hinterhaus',
})
export const cinema = aResult({
  id: 'c-salon',
  itemClass: 'Cinema',
  title: 'Salon',
  path: '/kinos/salon',
  meta: 'Am Markt 1, Leipzig',
})

/** An answer with a film, a person and a cinema. */
export function found(part: Omit<Partial<Found>, 'filters'> = {}, filters: Partial<Found['filters']> = {}): Found {
  const counts = { Movie: 9, Series: 0, Person: 1, Cinema: 1, RegisteredUser: 0 }
  return {
    items: [film, star, cinema],
    nextPage: null,
    ...part,
    filters: aSearch({ q: 'sal', counts, total: 11, ...filters }),
  }
}

/** The URL of a search's answer. */
export const urlOf = (query: ResultsQuery, page?: number) =>
  toResourceKey(resultsRef(query)) + (page === undefined ? '' : `&page=${page}`)

/**
 * The results of a search for “sal”.
 *
 * @param before prepares the page's store.
 */
export async function showResults(
  served: Served,
  classes?: SearchItemClass[],
  before?: (store: ReturnType<typeof createStore>) => void,
  filter: ResultsFilter = {},
) {
  const store = createStore()
  const query: ResultsQuery = classes ? { q: 'sal', class: classes, ...filter } : { q: 'sal' }
  const { api, asked } = servedApi(served)
  store.set(apiAtom, api)
  store.set(clockAtom, { now: () => new Date('2026-11-21T11:00:30.000Z') })
  before?.(store)
  await store.set(loadResourceAtom, resultsRef(query))
  let setQuery: (query: ResultsQuery) => void = () => {}
  const Page = () => {
    const [shown, setShown] = useState(query)
    setQuery = setShown
    return <SearchResults query={shown} page={1} />
  }
  const page = await renderAt(<Page />, { store, url: '/suche?q=sal' })
  return { ...page, asked, served, rerender: (next: ResultsQuery) => act(() => setQuery(next)) }
}

export const overview: ResultsQuery = { q: 'sal' }
