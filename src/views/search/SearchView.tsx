import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { rememberSearchAtom } from '../../atoms/search/recentSearches.ts'
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
  const typed = useRef<string | null>(null)
  // Half-typed words are no searches: those that were submitted, or came with the address, are remembered.
  const rememberShown = useEffectEvent(() => {
    if (q !== typed.current) remember(q)
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
    remember(text)
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
