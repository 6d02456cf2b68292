/** What can be asked for alone: the names of PRODUCT K4, written out because the entry must not carry the schemas. */
const classes = ['Movie', 'Series', 'Person', 'Cinema', 'RegisteredUser'] as const

export type SearchPageSearch = { q?: string; class?: (typeof classes)[number][]; page?: number }

/** No more than the server takes: what follows is cut off, and what is cut stands in the field. */
const MAX_LENGTH = 100

/** Reads what a visitor's URL holds; what is not understood is left out. All are named, so that it goes from the URL too. */
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
