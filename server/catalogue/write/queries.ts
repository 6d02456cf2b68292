import type { Tx } from '../../db/client.ts'
import { insertAll } from '../../db/insertAll.ts'
import { credits, movies, people } from '../../db/schema/catalogue.ts'
import { seasons, series, seriesCredits } from '../../db/schema/series.ts'
import type { MovieRows, SeriesRows } from './rows.ts'

export async function insertMovies(tx: Tx, rows: MovieRows): Promise<void> {
  await insertAll(tx, movies, rows.movies)
  await insertAll(tx, people, rows.people)
  await insertAll(tx, credits, rows.credits)
}

export async function insertSeries(tx: Tx, rows: SeriesRows): Promise<void> {
  await insertAll(tx, series, rows.series)
  await insertAll(tx, seasons, rows.seasons)
  await insertAll(tx, people, rows.people)
  await insertAll(tx, seriesCredits, rows.credits)
}
