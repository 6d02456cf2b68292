import { toFacet } from './facet.ts'

/** The filters of a search; an entry has one value of each group, and its year is in the span. */
export type Filter = {
  groups: Readonly<Partial<Record<'genre' | 'job' | 'city', readonly string[]>>>
  /** Both years included. */
  years: { first: number; last: number } | null
}

/** The values that entries of the index are filtered by. */
export type Filtered = { year: number | null; facets: readonly string[] }

type Asked = {
  genre?: string[] | undefined
  year?: string | undefined
  job?: string | undefined
  city?: string | undefined
}

/** The filters of a query; null without any. */
export function toFilter({ genre = [], year, job, city }: Asked): Filter | null {
  const groups = {
    ...(genre.length > 0 && { genre: genre.map((value) => toFacet('genre', value)) }),
    ...(job !== undefined && { job: [toFacet('job', job)] }),
    ...(city !== undefined && { city: [toFacet('city', city)] }),
  }
  const years = year === undefined ? null : toYears(year)
  return years === null && Object.keys(groups).length === 0 ? null : { groups, years }
}

/** Whether an entry is found with these filters. */
export function passes({ year, facets }: Filtered, { groups, years }: Filter): boolean {
  if (years !== null && (year === null || year < years.first || year > years.last)) return false
  return Object.values(groups).every((group) => group.some((wanted) => facets.includes(wanted)))
}

/** The filters but one of them. */
export function without({ groups, years }: Filter, facet: keyof Filter['groups'] | 'decade'): Filter {
  if (facet === 'decade') return { groups, years: null }
  const { [facet]: _left, ...others } = groups
  return { groups: others, years }
}

function toYears(span: string): { first: number; last: number } {
  const [first = 0, last = first] = span.split('-').map(Number)
  return { first, last }
}
