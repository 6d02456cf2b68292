import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react'
import { SEARCH_MAX_LENGTH } from '#contract/search.ts'
import * as texts from '../../texts/search.ts'
import { searchPlaceholder, searchSubmit } from '../../texts/shell.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { SearchInput } from '../../ui/kit/SearchInput.tsx'
import styles from './SearchField.module.css'

/** The time without a key before the results follow, in milliseconds: that of the suggestions. */
const DEBOUNCE_MS = 200

type SearchFieldProps = {
  /** The text that the page shows results for. */
  query: string
  /** A text was typed, and typing has paused; or the field was emptied. */
  onType: (q: string) => void
  /** Enter, or the button. */
  onSubmit: (q: string) => void
}

/** The page's own field: results follow the typed text. Without scripts it is a plain GET. */
export function SearchField({ query, onType, onSubmit }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef(query)
  const router = useRouter()
  useEffect(() => {
    // A navigation meanwhile, to a result or by a filter, is not undone by the text before it.
    const stop = router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, hrefChanged }) => {
      const [before, next] = [fromLocation, toLocation].map(
        (one) => (one?.search as { q?: string } | undefined)?.q ?? '',
      )
      const isOwn = before !== next && next === asked.current
      if (hrefChanged && !isOwn) clearTimeout(timer.current)
    })
    return () => {
      stop()
      clearTimeout(timer.current)
    }
  }, [router])
  const takeOver = useEffectEvent(() => {
    // Results of a text of this field: by now, more may have been typed.
    if (query === asked.current || !input.current) return
    clearTimeout(timer.current)
    asked.current = query
    input.current.value = query
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page shows another text, and only then
  useEffect(() => takeOver(), [query])
  const ask = (tell: (q: string) => void) => {
    clearTimeout(timer.current)
    const q = input.current?.value.trim() ?? ''
    asked.current = q
    tell(q)
  }
  // The page may show another text by the time that typing has paused.
  const askTyped = useEffectEvent(() => {
    if (input.current?.value.trim() !== asked.current) ask(onType)
  })
  const type = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => askTyped(), DEBOUNCE_MS)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (input.current?.value.trim()) ask(onSubmit)
  }
  const clear = () => {
    if (!input.current) return
    input.current.value = ''
    input.current.focus()
    ask(onType)
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
            onChange={type}
            onClear={clear}
          />
        </div>
        <Button type="submit">{searchSubmit}</Button>
      </form>
    </search>
  )
}
