import type { Answer } from '#contract/call.ts'
import type { resultsCall, SearchResult } from '#contract/search.ts'

type Found = Answer<typeof resultsCall>

/**
 * An answer without the members whom the reader has muted, neither shown nor counted: the answer is the same for
 * everybody, and whom the reader has muted only the device knows.
 *
 * @param others the results of the same text that are known besides: a kind is counted where it is not shown, too.
 */
export function withoutMuted(found: Found, others: readonly SearchResult[], isMuted: (id: string) => boolean): Found {
  const isOut = ({ itemClass, id }: SearchResult) => itemClass === 'RegisteredUser' && isMuted(id)
  const muted = new Set([...found.items, ...others].filter(isOut).map(({ id }) => id)).size
  if (muted === 0) return found
  const { counts, total, class: classes } = found.filters
  const isCounted = classes.length === 0 || classes.includes('RegisteredUser')
  return {
    ...found,
    items: found.items.filter((item) => !isOut(item)),
    filters: {
      ...found.filters,
      counts: { ...counts, RegisteredUser: Math.max(0, counts.RegisteredUser - muted) },
      total: isCounted ? Math.max(0, total - muted) : total,
    },
  }
}
