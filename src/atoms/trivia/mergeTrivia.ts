import type { Trivia } from '#contract/trivia.ts'

/** As much of the answer about a title's trivia as comes and goes. */
type Answer = { items: Trivia[]; nextPage: number | null; lastPage: number; categories: Trivia['category'][] }

/**
 * Merges a newer first page into the shown answer: words, votes and deletions change in place, so that nothing moves
 * while it is read. New facts are held back until the reader asks for them and then stand on top; only the member's own
 * are shown at once.
 *
 * @param shown what was loaded, perhaps of several pages.
 * @param gone the ids of those that were deleted.
 * @param me the member's id; null for a visitor.
 * @returns `news`: how many stay back.
 */
export function mergeTrivia<A extends Answer>(
  shown: A,
  first: A,
  gone: ReadonlySet<string>,
  me: string | null,
): { answer: A; news: number } {
  const fresh = new Map(first.items.map((entry) => [entry.id, entry]))
  const known = new Set(shown.items.map(({ id }) => id))
  const isThere = ({ id }: Trivia) => !gone.has(id) && (fresh.has(id) || first.nextPage !== null)
  const others = first.items.filter(({ id }) => !known.has(id))
  const own = others.filter(({ author }) => author.id === me)
  const items = [...own, ...shown.items.filter(isThere).map((entry) => fresh.get(entry.id) ?? entry)]
  return { answer: { ...first, items, nextPage: shown.nextPage }, news: others.length - own.length }
}
