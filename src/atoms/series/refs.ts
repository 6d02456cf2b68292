import type { IdOrPermalink } from '#contract/ids.ts'
import { seriesCall, seriesListCall } from '#contract/series.ts'
import { toRef } from '../core/toRef.ts'
import type { TitlesFilter } from '../titles/catalogue.ts'

/** A series. */
export const seriesRef = (id: IdOrPermalink) => toRef(seriesCall, { params: { id } })

/** The series of the catalogue. */
export const seriesListRef = ({ genre, year, country, order }: TitlesFilter) =>
  toRef(seriesListCall, { query: { genre, year, country, order } })
