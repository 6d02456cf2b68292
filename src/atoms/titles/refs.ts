import { moviesCall } from '#contract/titles.ts'
import { toRef } from '../core/toRef.ts'
import type { TitlesFilter } from './catalogue.ts'

/** The films of the catalogue. */
export const filmsRef = ({ genre, year, country, order }: TitlesFilter) =>
  toRef(moviesCall, { query: { genre, year, country, order } })
