import { useAtomValue } from 'jotai'
import { type RefObject, useId, useMemo } from 'react'
import { mutedAtom } from '../../../atoms/marks/muted.ts'
import { noSuggestions, suggestionsAtom } from '../../../atoms/search/suggestions.ts'
import * as texts from '../../../texts/search.ts'
import { IconButton } from '../../../ui/kit/IconButton.tsx'
import { LoadingDots } from '../../../ui/kit/LoadingDots.tsx'
import { SearchBoundary } from './SearchBoundary.tsx'
import styles from './SuggestionList.module.css'
import { SuggestionList, toOptionId } from './SuggestionList.tsx'
import { useCombobox } from './useCombobox.ts'
import { useSearchText } from './useSearchText.ts'
import { useSubmit } from './useSubmit.ts'

type SearchSuggestionsProps = {
  /** Names the place that asks; its results are kept under this name. */
  initiator: string
  /** The area of the search: a click outside of it hides the suggestions. */
  area: RefObject<HTMLElement | null>
  input: RefObject<HTMLInputElement | null>
}

/**
 * Adds suggestions to a plain search field, by the ARIA combobox pattern: the field keeps the focus, and refers to the
 * suggestion that the arrow keys reached. The field still belongs to the form, so that no typed text is lost.
 */
export function SearchSuggestions({ initiator, area, input }: SearchSuggestionsProps) {
  const listId = useId()
  const { text, failure } = useSearchText(initiator, input)
  const suggestions = useAtomValue(suggestionsAtom)[initiator] ?? noSuggestions
  const muted = useAtomValue(mutedAtom)
  const items = useMemo(
    // The answer is the same for everybody: only the device knows whom the reader has muted.
    () => (suggestions.state === 'found' ? suggestions.items.filter(({ id }) => !muted.has(id)) : null),
    [suggestions, muted],
  )
  const showing = text.trim() !== '' && (failure !== null || suggestions.state !== 'none')
  const { open, focused, leave } = useCombobox({ area, input, items, showing, listId, toOptionId })
  const said = items === null ? '' : texts.suggestionCount(items.length)

  useSubmit(input)

  return (
    <>
      <div className={styles.back}>
        <IconButton icon="left" label={texts.closeSearch} onClick={leave} />
      </div>
      <p className="visuallyHidden" role="status">
        {open && failure === null && said}
      </p>
      {open && showing && (
        <SearchBoundary text={text} className={styles.panel}>
          <Outcome error={failure} />
          {suggestions.state === 'asking' && (
            <div className={styles.panel} data-late>
              <LoadingDots label={texts.loadingSuggestions} />
            </div>
          )}
          {suggestions.state === 'unreachable' && (
            <p className={styles.panel} role="status">
              <span className={styles.note}>{texts.noNetworkForSuggestions}</span>
            </p>
          )}
          {suggestions.state === 'found' && items && (
            <SuggestionList
              id={listId}
              items={items}
              query={suggestions.query}
              text={text.trim()}
              focused={focused}
              isHeld={suggestions.held === true}
            />
          )}
        </SearchBoundary>
      )}
    </>
  )
}

/** Throws the error of a request while rendering, where alone an error boundary catches it. */
function Outcome({ error }: { error: { thrown: unknown } | null }) {
  if (error) throw error.thrown
  return null
}
