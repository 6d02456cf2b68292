import { useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { searchShownAtom } from '../../atoms/search/search.ts'
import { search as searchLabel, searchPlaceholder } from '../../texts/shell.ts'
import { SearchInput } from '../../ui/kit/SearchInput.tsx'
import styles from './SearchForm.module.css'

type Suggesting = typeof import('./search/SearchSuggestions.tsx')

/**
 * Searches by a plain GET of `/suche?q=…`, so that it works before and without any script. Everything else is loaded
 * with the first focus and reads the text typed until then from the field, which is uncontrolled.
 */
export function SearchForm() {
  const area = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const asked = useLocation({ select: ({ search }) => (search as Readonly<Record<string, unknown>>).q })
  const shown = useAtomValue(searchShownAtom)
  const [suggesting, setSuggesting] = useState<Suggesting | null>(null)
  // Without a network the import fails and is repeated with the next key; the form works without it.
  const load = useCallback(() => void import('./search/SearchSuggestions.tsx').then(setSuggesting, () => {}), [])

  useEffect(() => {
    if (shown) input.current?.focus()
    // Typing may have begun before hydration.
    if (area.current?.contains(document.activeElement)) load()
  }, [load, shown])

  const clear = () => {
    if (!input.current) return
    input.current.value = ''
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
    input.current.focus()
  }

  return (
    <search
      ref={area}
      className={styles.area}
      data-shown={shown || undefined}
      onFocus={suggesting ? undefined : load}
      onInput={suggesting ? undefined : load}
    >
      <form action="/suche" className={styles.form}>
        <SearchInput
          ref={input}
          name="q"
          icon="search"
          required
          defaultValue={typeof asked === 'string' ? asked : undefined}
          placeholder={searchPlaceholder}
          aria-label={searchLabel}
          autoComplete="off"
          enterKeyHint="search"
          onClear={clear}
        />
      </form>
      {suggesting && <suggesting.SearchSuggestions initiator="header" area={area} input={input} />}
    </search>
  )
}
