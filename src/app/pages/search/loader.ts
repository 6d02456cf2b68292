import { loadMoreAtom } from '../../../atoms/core/loadMore.ts'
import { loadResourceAtom } from '../../../atoms/core/resource.ts'
import { type ResultsQuery, resultsRef } from '../../../atoms/search/refs.ts'
import { awaitAtOnce } from '../../core/awaitAtOnce.ts'
import type { LoaderInput } from '../../core/loaderInput.ts'
import type { SearchPageSearch } from './searchPage.ts'

/** The limit of pages. Without scripts, "Mehr laden" is a link to a longer page. */
const MOST_PAGES = 10

type SearchInput = LoaderInput & { deps: SearchPageSearch }

/** Loads the search results; sends no request without a text. */
export async function loadSearch({ context: { store }, deps, abortController: { signal } }: SearchInput) {
  const { q, page = 1, ...asked } = deps
  if (!q) return { query: null }
  const query: ResultsQuery = { q, ...asked }
  const load = async () => {
    await store.set(loadResourceAtom, resultsRef(query), { signal })
    for (let more = 2; more <= Math.min(page, MOST_PAGES); more += 1) await store.set(loadMoreAtom, resultsRef(query))
  }
  await awaitAtOnce(load())
  return { query }
}
