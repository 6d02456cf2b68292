import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef } from 'react'
import { SEARCH_MAX_LENGTH } from '#contract/search.ts'
import * as texts from '../../texts/search.ts'
import { searchPlaceholder, searchSubmit } from '../../texts/shell.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { SearchInput } from '../../ui/kit/SearchInput.tsx'
import styles from './SearchField.module.css'

/** The page's own field: without scripts a plain GET, with them a navigation within the app. */
export function SearchField({ query }: { query: string }) {
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const q = input.current?.value.trim()
    if (q) void navigate({ to: '/suche', search: { q } })
  }
  const clear = () => {
    if (!input.current) return
    input.current.value = ''
    input.current.focus()
  }
  return (
    <search aria-label={texts.searchHere}>
      <form action="/suche" className={styles.form} onSubmit={submit}>
        <div className={styles.field}>
          <SearchInput
            ref={input}
            name="q"
            icon="search"
            required
            // A page without a text is opened in order to type one.
            autoFocus={query === ''}
            maxLength={SEARCH_MAX_LENGTH}
            defaultValue={query}
            placeholder={searchPlaceholder}
            aria-label={texts.fieldLabel}
            autoComplete="off"
            enterKeyHint="search"
            onClear={clear}
          />
        </div>
        <Button type="submit">{searchSubmit}</Button>
      </form>
    </search>
  )
}
