import type * as z from 'zod/mini'
import type { Series } from '#contract/series.ts'
import type { TitlesQuery } from '#contract/titles.ts'
import type { Db } from '../../db/client.ts'
import { pageOf } from '../../http/pageOf.ts'
import { ProblemError } from '../../http/problemError.ts'
import { readTitlesQuery } from '../titles/service.ts'
import * as queries from './queries.ts'
import { toSeries, toSeriesSummary } from './toSeries.ts'

const SERIES_PER_PAGE = 24

/** @throws ProblemError `not_found` */
export async function readSeries(db: Db, id: string): Promise<z.input<typeof Series>> {
  const row = await queries.findSeries(db, id)
  if (!row) throw new ProblemError('not_found')
  const [credits, seasons] = await Promise.all([queries.listSeriesCredits(db, row.id), queries.listSeasons(db, row.id)])
  return toSeries(row, credits, seasons)
}

/** Series of the catalogue, with how many there are in all. */
export async function listSeries(db: Db, query: TitlesQuery) {
  const { filter, order, page, asked } = readTitlesQuery(query)
  const [rows, total] = await Promise.all([
    queries.listSeries(db, filter, order, pageOf(page, SERIES_PER_PAGE)),
    queries.countSeries(db, filter),
  ])
  return {
    items: rows.slice(0, SERIES_PER_PAGE).map(toSeriesSummary),
    nextPage: rows.length > SERIES_PER_PAGE ? page + 1 : null,
    filters: { ...asked, total },
  }
}
