import { atom } from 'jotai'
import type { QueryOf } from '#contract/call.ts'
import type { MovieSummary } from '#contract/catalogue.ts'
import { displayTypes, type resultsCall, type SearchItemClass, type SearchResult } from '#contract/search.ts'
import { resourcesAtom } from './resource.ts'

/** Of each kind, the overview shows the first so many: two rows of a wide screen. */
export const OVERVIEW_OF_EACH = 6

export type ResultsQuery = QueryOf<typeof resultsCall>

/** What the page asks for: some classes by pages, or an overview of all. */
export function toResultsQuery(q: string, classes?: SearchItemClass[]): ResultsQuery {
  return classes ? { q, class: classes } : { q, of_each: OVERVIEW_OF_EACH }
}

/** No more are offered without a network: it is a help, not a search. */
const MOST_HELD = 12

/** Lists of this tab whose items are films or series, or hold a film, by the path that answered them. */
const lists = [
  { path: /^\/api\/(movies|cinema\/(movies|starts|upcoming))(\?|$)/, itemClass: 'Movie', page: '/movies' },
  { path: /^\/api\/series(\?|$)/, itemClass: 'Series', page: '/serie' },
] as const

type Listed = MovieSummary | { movie: MovieSummary }

/** Titles that this tab has loaded already, by what was typed: what can be found without a network. */
export const heldResultsAtom = atom((get) => {
  const titles = new Map<string, SearchResult>()
  for (const [key, resource] of Object.entries(get(resourcesAtom))) {
    const list = lists.find(({ path }) => path.test(key))
    if (!list || resource.state === 'idle' || resource.last === null) continue
    for (const item of (resource.last.data as { items: readonly Listed[] }).items) {
      const title = 'movie' in item ? item.movie : item
      const path = `${list.page}/${title.permalink}`
      titles.set(path, toResult(title, list.itemClass, path))
    }
  }
  return (query: string) => {
    const typed = fold(query)
    return [...titles.values()].filter(({ title }) => fold(title).includes(typed)).slice(0, MOST_HELD)
  }
})

function toResult(title: MovieSummary, itemClass: 'Movie' | 'Series', path: string): SearchResult {
  return {
    ...{ id: title.id, path, itemClass, displayType: displayTypes[itemClass], title: title.title },
    meta: title.year === null ? '' : `${title.year}`,
    poster: title.poster,
    originalTitle: null,
    genres: title.genres,
    rating: title.rating,
  }
}

const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLocaleLowerCase('de').trim()
