import type { Tx } from '../../db/client.ts'
import { countCredits, insertMovies, insertSeries, upsertPeople } from './queries.ts'
import type { NewMovie, NewPerson, NewSeries } from './rows.ts'
import { toMovieRows, toPersonRows, toSeriesRows } from './toRows.ts'

/** Adds films, their people and their credits. Whatever is there already stays as it is. The search index is not told. */
export async function writeMovies(tx: Tx, movies: readonly NewMovie[]): Promise<void> {
  const rows = toMovieRows(movies)
  await insertMovies(tx, rows)
  await countCredits(tx, toIds(rows))
}

/** Adds series with their seasons, their people and their credits, as `writeMovies`. */
export async function writeSeries(tx: Tx, series: readonly NewSeries[]): Promise<void> {
  const rows = toSeriesRows(series)
  await insertSeries(tx, rows)
  await countCredits(tx, toIds(rows))
}

/** Adds facts about people, and the people whom no title has named yet. Facts that are known already stay. */
export async function writePeople(tx: Tx, people: readonly NewPerson[]): Promise<void> {
  await upsertPeople(tx, toPersonRows(people))
}

const toIds = ({ people }: { people: readonly { id: string }[] }) => people.map(({ id }) => id)
