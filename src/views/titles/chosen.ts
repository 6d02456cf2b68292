import type { TitlesAsked } from '#contract/titles.ts'
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
    ...genre.map((value) => ({ key: `genre ${value}`, label: value, without: { genre: toggle(genre, value) } })),
    ...(year ? [{ key: 'year', label: spanName(year), without: { year: undefined } }] : []),
    ...(country ? [{ key: 'country', label: country, without: { country: undefined } }] : []),
    ...provider.map((value) => ({
      key: `provider ${value}`,
      label: names.find((each) => each.value === value)?.name ?? value,
      without: { provider: toggle(provider, value) },
    })),
  ]
}

/** The values with or without one; undefined for none. */
export function toggle(values: readonly string[] = [], value: string): string[] | undefined {
  const next = values.includes(value) ? values.filter((each) => each !== value) : [...values, value]
  return next.length > 0 ? next : undefined
}
