import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { rememberSearchAtom, rememberShownAtom } from '../../atoms/search/recentSearches.ts'
import * as texts from '../../texts/search.ts'
import { SearchField } from './SearchField.tsx'
import { SearchResults } from './SearchResults.tsx'
import { SearchStart } from './SearchStart.tsx'
import styles from './SearchView.module.css'

const route = getRouteApi('/suche')

/** Everything that was found for a text, by kind (D5); without a text, the place to type one. */
export function SearchView() {
  const { q = '', page = 1, ...asked } = route.useSearch()
  const { query } = route.useLoaderData()
  const navigate = useNavigate()
  const remember = useSetAtom(rememberSearchAtom)
  const rememberAddress = useSetAtom(rememberShownAtom)
  const typed = useRef<string | null>(null)
  // Half-typed words are no searches: those that were submitted, or came with the address, are remembered.
  const rememberShown = useEffectEvent(() => {
    if (q !== typed.current && !isReloaded(q)) void rememberAddress(q)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another text is shown, and only then
  useEffect(() => rememberShown(), [q])
  const show = (text: string) => {
    typed.current = text
    // Typing leaves no trail of pages behind it.
    const search = text === '' ? {} : { ...asked, q: text }
    void navigate({ to: '/suche', search, replace: true, resetScroll: false })
  }
  const submit = (text: string) => {
    void remember(text)
    show(text)
  }
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{q ? texts.resultsFor(q) : texts.title}</h1>
      <SearchField query={q} onType={show} onSubmit={submit} />
      {q && query ? <SearchResults query={query} page={page} /> : <SearchStart />}
    </div>
  )
}

/** Whether the document itself came back with this text: by a reload, or from the history. That is no new search. */
function isReloaded(q: string): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry !== undefined && entry.type !== 'navigate' && new URL(entry.name).searchParams.get('q') === q
}
