import * as texts from '../../../texts/search.ts'
import type { Store } from '../../core/loaderInput.ts'
import { toPageHead } from '../../core/pageHead.ts'
import type { SearchPageSearch } from './searchPage.ts'

type SearchHeadInput = { match: { context: { store: Store }; search: SearchPageSearch } }

/** The head of the search page. Results of a search are kept from search engines; the empty page is not. */
export async function searchHead({ match: { context, search } }: SearchHeadInput) {
  const head = toPageHead(context.store, {
    title: search.q ? texts.titleOf(search.q) : texts.title,
    description: texts.description,
    path: '/suche',
  })
  return search.q ? { ...head, meta: [...head.meta, { name: 'robots', content: 'noindex' }] } : head
}
