import type { TitlesFilter } from '../../../atoms/titles/catalogue.ts'
import { list, nonEmpty, oneOf, type Raw, text, toValidated, withoutUndefined } from '../../core/readParams.ts'

/** Lists of films and series; `year` is one or a span: `1994`, `1990-1999`. */
export function toTitlesSearch(raw: Raw): TitlesFilter {
  const year = text(raw.year)
  return withoutUndefined<TitlesFilter>({
    genre: nonEmpty(list(raw.genre).flatMap((each) => text(each, 40) ?? [])),
    year: year && /^\d{4}(-\d{4})?$/.test(year) ? year : undefined,
    country: text(raw.country, 60),
    provider: nonEmpty(list(raw.provider).flatMap((each) => text(each, 60) ?? [])),
    order: oneOf(['popularity', 'best', 'rating', 'start'], raw.order),
    view: oneOf(['rows'], raw.view),
  })
}

export const validateTitles = toValidated<TitlesFilter>(
  ['genre', 'year', 'country', 'provider', 'order', 'view'],
  toTitlesSearch,
)
