import type { TitlesAsked } from '#contract/titles.ts'
import { toggleFilter } from '../../atoms/cinema/cinema.ts'
import type { TitlesFilter } from '../../atoms/titles/catalogue.ts'
import { spanName } from '../../texts/titles.ts'

/** A value that a filter has. */
export type Chosen = {
  key: string
  label: string
  /** The change that takes it out. */
  without: TitlesFilter
}

/**
 * All values that a filter has, one after another.
 *
 * @param names of providers, as the list was answered with them; one that is not among them has its slug for a name.
 */
export function listChosen(
  { genre = [], year, country, provider = [] }: TitlesFilter,
  names: TitlesAsked['provider'],
): Chosen[] {
  return [
    ...genre.map((value) => ({ key: `genre ${value}`, label: value, without: { genre: toggleFilter(genre, value) } })),
    ...(year ? [{ key: 'year', label: spanName(year), without: { year: undefined } }] : []),
    ...(country ? [{ key: 'country', label: country, without: { country: undefined } }] : []),
    ...provider.map((value) => ({
      key: `provider ${value}`,
      label: names.find((each) => each.value === value)?.name ?? value,
      without: { provider: toggleFilter(provider, value) },
    })),
  ]
}
