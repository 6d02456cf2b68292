import type * as z from 'zod/mini'
import type { SeasonPage, Series } from '#contract/series.ts'
import type { TitlesQuery } from '#contract/titles.ts'
import type { Db } from '../../db/client.ts'
import { series } from '../../db/schema/series.ts'
import { ProblemError } from '../../http/problemError.ts'
import { readTitlesPage } from '../titles/service.ts'
import * as queries from './queries.ts'
import { toSeasonPage } from './toSeasonPage.ts'
import { toSeries, toSeriesSummary } from './toSeries.ts'

/** @throws ProblemError `not_found` */
export async function readSeries(db: Db, id: string): Promise<z.input<typeof Series>> {
  const row = await queries.findSeries(db, id)
  if (!row) throw new ProblemError('not_found')
  const [credits, seasons] = await Promise.all([queries.listSeriesCredits(db, row.id), queries.listSeasons(db, row.id)])
  return toSeries(row, credits, seasons)
}

/** @throws ProblemError `not_found` for an unknown series, and for a season that it does not have. */
export async function readSeason(db: Db, id: string, number: number): Promise<z.input<typeof SeasonPage>> {
  const row = await queries.findSeries(db, id)
  if (!row) throw new ProblemError('not_found')
  const [seasons, episodes] = await Promise.all([
    queries.listSeasons(db, row.id),
    queries.listEpisodes(db, row.id, number),
  ])
  const season = seasons.find((each) => each.number === number)
  if (!season) throw new ProblemError('not_found')
  return toSeasonPage(row, season, seasons, episodes)
}

/** Series of the catalogue, with how many there are in all. */
export async function listSeries(db: Db, query: TitlesQuery, now: Date) {
  const { ids, ...page } = await readTitlesPage(db, series, query, now)
  const rows = new Map((await queries.findSeriesOf(db, ids)).map((row) => [row.id, toSeriesSummary(row)]))
  return { ...page, items: ids.flatMap((id) => rows.get(id) ?? []) }
}
