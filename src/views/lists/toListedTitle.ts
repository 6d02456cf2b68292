import type { Suggestion } from '#contract/search.ts'
import type { ListedTitle } from '../../atoms/lists/lists.ts'

/** A suggestion as a list holds it; null of what no list holds, and where the answer does not say enough of it. */
export function toListedTitle({ id, itemClass, card }: Suggestion): ListedTitle | null {
  if (card === undefined || (itemClass !== 'Movie' && itemClass !== 'Series')) return null
  return { type: itemClass === 'Movie' ? 'movies' : 'series', id, card }
}
