import type { Counted, TitleCounts, TitlesAsked } from '#contract/titles.ts'
import type { TitlesFilter } from '../../atoms/titles/catalogue.ts'
import { genres } from '../../texts/genres.ts'
import { countries, spanName, spans } from '../../texts/titles.ts'

/** A value of a filter as it is offered; `count` is null while it is not known. */
export type Option = { value: string; label: string; count: number | null; pressed: boolean }

export type Options = Record<'genre' | 'year' | 'country' | 'provider', Option[]>

/**
 * The values of each filter with their counts. A value that would leave nothing is left out, unless it is chosen: there it
 * can be taken out again. Without counts there are those that are always known. The order does not depend on counts.
 *
 * @param names of chosen providers, as the list was answered with them.
 */
export function toOptions(
  counts: TitleCounts | null,
  filter: TitlesFilter,
  names: TitlesAsked['provider'] = [],
): Options {
  const { genre = [], year, country, provider = [] } = filter
  const known = (values: readonly string[]): Named[] => values.map((value) => ({ value, label: value, count: null }))
  return {
    genre: offer(counts ? named(counts.genre).toSorted(byLabel) : known(genres), genre),
    year: offer(
      spans.map((span) => ({ ...span, count: counts && sumOf(counts.decade, span.value) })),
      year ? [year] : [],
      spanName,
    ),
    country: offer(counts ? named(counts.country).toSorted(byRank) : known(countries), country ? [country] : []),
    provider: offer(
      (counts?.provider ?? []).map(({ value, name, count }) => ({ value, label: name, count })).toSorted(byLabel),
      provider,
      (slug) => names.find(({ value }) => value === slug)?.name ?? slug,
    ),
  }
}

type Named = Omit<Option, 'pressed'>

const named = (counted: readonly Counted[]): Named[] => counted.map((each) => ({ ...each, label: each.value }))

const byLabel = (a: Named, b: Named) => a.label.localeCompare(b.label, 'de')

/** The known countries in their order, the others after them by name: the same with counts and without. */
const byRank = (a: Named, b: Named) => toRank(a) - toRank(b) || byLabel(a, b)

const toRank = ({ value }: Named) => (countries.includes(value) ? countries.indexOf(value) : countries.length)

function offer(values: readonly Named[], chosen: readonly string[], toLabel = (value: string) => value): Option[] {
  const missing = chosen.filter((value) => !values.some((each) => each.value === value))
  return [...values, ...missing.map((value) => ({ value, label: toLabel(value), count: null }))]
    .map((each) => ({ ...each, pressed: chosen.includes(each.value) }))
    .filter(({ count, pressed }) => count !== 0 || pressed)
}

/** The titles of the decades that begin within a span of years. */
function sumOf(decades: readonly Counted[], span: string): number {
  const [first = 0, last = first] = span.split('-').map(Number)
  const begins = decades.filter(({ value }) => Number(value) + 9 >= first && Number(value) <= last)
  return begins.reduce((sum, { count }) => sum + count, 0)
}
