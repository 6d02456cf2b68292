/**
 * The classes that can be asked for alone: the names of PRODUCT K4, written out because the entry must not carry the
 * schemas.
 */
const classes = ['Movie', 'Series', 'Person', 'Cinema', 'RegisteredUser'] as const

export type SearchPageSearch = { q?: string; class?: (typeof classes)[number][]; page?: number }

/** The server's limit: longer text is cut, and the field shows the cut text. */
const MAX_LENGTH = 100

/** Reads the search of a URL; unknown values are left out. All keys are named, so that those go from the URL too. */
export function toSearchPageSearch(raw: Record<string, unknown>): SearchPageSearch {
  const q = typeof raw.q === 'string' ? raw.q.trim().slice(0, MAX_LENGTH).trim() : ''
  const wanted = Array.isArray(raw.class) ? classes.filter((each) => (raw.class as unknown[]).includes(each)) : []
  const page = Number(raw.page)
  return {
    q: q === '' ? undefined : q,
    class: wanted.length === 0 ? undefined : wanted,
    page: Number.isInteger(page) && page > 1 ? page : undefined,
  } as SearchPageSearch
}
