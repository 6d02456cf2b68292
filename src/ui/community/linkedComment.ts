import { useSearch } from '@tanstack/react-router'
import type { CommentableType } from '#contract/comments.ts'
import type { CommentId } from '#contract/ids.ts'

type Searched = { kommentar?: unknown; eintrag?: unknown }

const toId = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= 120 ? value : null

// The routes name neither parameter: they are in no way another page, and the entry need not know of them.
const useNamed = () => useSearch({ strict: false }) as Searched

/** The comment that the page's address names (`?kommentar=<id>`), where it is about what stands here; else null. */
export function useLinkedComment(type: CommentableType, permalink: string): CommentId | null {
  const { kommentar, eintrag } = useNamed()
  // A page has many pieces of trivia: the address says which one.
  const isHere = type === 'trivia' ? eintrag === permalink : eintrag === undefined
  return isHere ? (toId(kommentar) as CommentId | null) : null
}

/** The piece of trivia to which the address names a comment (`?eintrag=<id>`). */
export function useLinkedFact(): string | null {
  const { kommentar, eintrag } = useNamed()
  return toId(kommentar) && toId(eintrag)
}
