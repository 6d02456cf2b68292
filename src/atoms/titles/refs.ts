import { movieCountsCall, moviesCall } from '#contract/titles.ts'
import { toRef } from '../core/toRef.ts'
import type { TitlesFilter } from './catalogue.ts'

/** The films of the catalogue. */
export const filmsRef = ({ genre, year, country, provider, order }: TitlesFilter) =>
  toRef(moviesCall, { query: { genre, year, country, provider, order } })

/** How many films each filter leaves. */
export const filmCountsRef = ({ genre, year, country, provider }: TitlesFilter) =>
  toRef(movieCountsCall, { query: { genre, year, country, provider } })
