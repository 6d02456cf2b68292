import type { Tx } from '../../db/client.ts'
import { insertMovies, insertSeries } from './queries.ts'
import type { NewMovie, NewSeries } from './rows.ts'
import { toMovieRows, toSeriesRows } from './toRows.ts'

/** Adds films, their people and their credits. Whatever is there already stays as it is. The search index is not told. */
export async function writeMovies(tx: Tx, movies: readonly NewMovie[]): Promise<void> {
  await insertMovies(tx, toMovieRows(movies))
}

/** Adds series with their seasons, their people and their credits, as `writeMovies`. */
export async function writeSeries(tx: Tx, series: readonly NewSeries[]): Promise<void> {
  await insertSeries(tx, toSeriesRows(series))
}
