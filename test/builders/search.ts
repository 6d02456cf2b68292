import * as z from 'zod/mini'
import type { Answer } from '#contract/call.ts'
import { displayTypes } from '#contract/itemClasses.ts'
import { type resultsCall, SearchResult, Suggestion } from '#contract/search.ts'

/** The film Salz, unless told otherwise. */
export function aSuggestion(overrides: Partial<z.input<typeof Suggestion>> = {}): Suggestion {
  const itemClass = overrides.itemClass ?? 'Movie'
  return z.parse(Suggestion, {
    id: 'm-salz',
    path: '/movies/salz',
    itemClass,
    displayType: displayTypes[itemClass],
    title: 'Salz',
    meta: '2026 · Emre Lauenroth',
    poster: null,
    ...overrides,
  })
}

/** The film Salz as a result, unless told otherwise. */
export function aResult(overrides: Partial<z.input<typeof SearchResult>> = {}): SearchResult {
  const { promoted: _promoted, ...suggestion } = aSuggestion(overrides)
  return z.parse(SearchResult, { ...suggestion, originalTitle: null, genres: [], rating: null, ...overrides })
}

type Asked = Answer<typeof resultsCall>['filters']

/** A search for everything that was called so, unless told otherwise. */
export const aSearch = (overrides: Partial<Asked> = {}): Asked => ({
  ...{ q: 'salz', class: [], genre: [], year: null, job: null, city: null },
  counts: { Movie: 0, Series: 0, Person: 0, Cinema: 0, RegisteredUser: 0 },
  ...{ total: 0, facets: null, alike: false, correction: null },
  ...overrides,
})
