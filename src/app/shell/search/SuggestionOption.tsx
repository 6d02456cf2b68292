import { Link, useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { MouseEvent } from 'react'
import type { Suggestion } from '#contract/search.ts'
import { suggestionEventsAtom } from '../../../atoms/search/search.ts'
import * as texts from '../../../texts/search.ts'
import { MarkedText } from '../../../ui/kit/MarkedText.tsx'
import { FoundPicture } from '../../../ui/search/FoundPicture.tsx'
import styles from './SuggestionList.module.css'

type SuggestionOptionProps = {
  id: string
  suggestion: Suggestion
  /** From 1. */
  position: number
  query: string
  focused: boolean
}

/** A suggestion, which is a link to its page: a new tab, a bookmark and the middle button work as on any other. */
export function SuggestionOption({ id, suggestion, position, query, focused }: SuggestionOptionProps) {
  const router = useRouter()
  const { onOpened } = useAtomValue(suggestionEventsAtom)
  const { path, title, displayType, meta, promoted } = suggestion

  const open = async (event: MouseEvent) => {
    const heard = onOpened({ suggestion, position, query }).catch(() => {})
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    await heard
    await router.navigate({ to: path })
  }

  return (
    <Link
      to={path as string}
      id={id}
      role="option"
      aria-selected={focused}
      tabIndex={-1}
      className={styles.option}
      onClick={(event) => void open(event)}
    >
      <FoundPicture found={suggestion} />
      <span>
        <b className={styles.title}>
          <MarkedText text={title} query={query} />
        </b>
        <span className={styles.meta}>
          {displayType}
          {meta && ' · '}
          <MarkedText text={meta} query={query} />
        </span>
        {promoted && <span className={styles.promoted}>{texts.promoted}</span>}
      </span>
    </Link>
  )
}
