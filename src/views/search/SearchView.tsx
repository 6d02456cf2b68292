import { getRouteApi } from '@tanstack/react-router'
import * as texts from '../../texts/search.ts'
import { SearchField } from './SearchField.tsx'
import { SearchResults } from './SearchResults.tsx'
import { SearchStart } from './SearchStart.tsx'
import styles from './SearchView.module.css'

const route = getRouteApi('/suche')

/** Everything that was found for a text, by kind (D5); without a text, the place to type one. */
export function SearchView() {
  const { q, class: classes, page = 1 } = route.useSearch()
  const { query } = route.useLoaderData()
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{q ? texts.resultsFor(q) : texts.title}</h1>
      <SearchField key={q} query={q ?? ''} />
      {q && query ? <SearchResults query={query} classes={classes ?? []} page={page} /> : <SearchStart />}
    </div>
  )
}
