import { list, nonEmpty, oneOf, type Raw, text, toValidated, withoutUndefined } from '../../core/readParams.ts'

/**
 * The classes that can be asked for alone: the names of PRODUCT K4, written out because the entry must not carry the
 * schemas.
 */
const classes = ['Movie', 'Series', 'Person', 'Cinema', 'RegisteredUser'] as const
const jobs = ['director', 'writer', 'cast', 'creator'] as const

export type SearchPageSearch = {
  q?: string
  class?: (typeof classes)[number][] | undefined
  genre?: string[] | undefined
  year?: string | undefined
  job?: (typeof jobs)[number] | undefined
  city?: string | undefined
  page?: number
}

/** The server's limit: longer text is cut, and the field shows the cut text. */
const MAX_LENGTH = 100

/** Reads the search of a URL; unknown values are left out, and so are filters where no class is asked for alone. */
function toSearch(raw: Raw): SearchPageSearch {
  const q = typeof raw.q === 'string' ? raw.q.trim().slice(0, MAX_LENGTH).trim() : ''
  const asked: unknown[] = Array.isArray(raw.class) ? raw.class : []
  const wanted = nonEmpty(classes.filter((each) => asked.includes(each)))
  const page = Number(raw.page)
  return withoutUndefined({
    q: q || undefined,
    class: wanted,
    ...(wanted && {
      genre: nonEmpty(list(raw.genre).flatMap((each) => text(each, 40) ?? []))?.slice(0, 10),
      year: /^\d{4}(-\d{4})?$/.exec(text(raw.year) ?? '')?.[0],
      job: oneOf(jobs, raw.job),
      city: text(raw.city, 60),
    }),
    page: Number.isInteger(page) && page > 1 ? page : undefined,
  }) as SearchPageSearch
}

export const toSearchPageSearch = toValidated<SearchPageSearch>(
  ['q', 'class', 'genre', 'year', 'job', 'city', 'page'],
  toSearch,
)
