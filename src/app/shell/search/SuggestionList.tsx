import { Link } from '@tanstack/react-router'
import type { Suggestion } from '#contract/search.ts'
import * as texts from '../../../texts/search.ts'
import { ALL } from './focusIndex.ts'
import styles from './SuggestionList.module.css'
import { SuggestionOption } from './SuggestionOption.tsx'

type SuggestionListProps = {
  id: string
  items: readonly Suggestion[]
  /** The text they were found for. */
  query: string
  /** The current text of the field; "Alle anzeigen" searches for it. */
  text: string
  focused: number
  /** Found on the device alone. */
  isHeld: boolean
}

/** The id of the option at an index. */
export function toOptionId(listId: string, index: number): string {
  return `${listId}-${index === ALL ? 'all' : index}`
}

/** The suggestions, the likeliest first, and the link to all results. */
export function SuggestionList({ id, items, query, text, focused, isHeld }: SuggestionListProps) {
  return (
    <div className={styles.panel}>
      {items.length === 0 && <p className={styles.note}>{texts.nothingSuggested(query)}</p>}
      {isHeld && <p className={styles.note}>{texts.heldSuggestions}</p>}
      <div id={id} role="listbox" className={styles.list} aria-label={texts.suggestionsLabel}>
        {items.map((suggestion, at) => (
          <SuggestionOption
            key={`${suggestion.itemClass} ${suggestion.id}`}
            id={toOptionId(id, at + 1)}
            suggestion={suggestion}
            position={at + 1}
            query={query}
            focused={focused === at + 1}
          />
        ))}
        <Link
          to={'/suche' as string}
          search={{ q: text } as Readonly<Record<string, string>>}
          id={toOptionId(id, ALL)}
          role="option"
          aria-selected={focused === ALL}
          tabIndex={-1}
          className={`${styles.option} ${styles.all}`}
        >
          {texts.showAll}
        </Link>
      </div>
    </div>
  )
}
