import * as z from 'zod/mini'
import { QuickTitle } from '#contract/quickRatings.ts'
import { anImage } from './catalogue.ts'

/** A film to be rated in passing: `Film 1` to `Film n`, by its number. */
export function aQuickTitle(number: number, overrides: Partial<z.input<typeof QuickTitle>> = {}): QuickTitle {
  return z.parse(QuickTitle, {
    type: 'movies',
    id: `m-${number}`,
    permalink: `film-${number}`,
    title: `Film ${number}`,
    year: 1987,
    genres: ['Drama', 'Fantasy', 'Romanze'],
    poster: anImage({ id: `p-${number}` }),
    ...overrides,
  })
}

/** So many of them. */
export const someQuickTitles = (count: number, from = 1): QuickTitle[] =>
  Array.from({ length: count }, (_, index) => aQuickTitle(from + index))
