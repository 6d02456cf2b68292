import type { Tx } from '../../db/client.ts'
import { insertAllNew } from '../../db/insertAll.ts'
import { showtimes } from '../../db/schema/cinema.ts'

export type NewShowtime = typeof showtimes.$inferInsert

/** Those that are there already stay as they are. @returns the ids of the films that have more of them now. */
export async function insertShowtimes(tx: Tx, rows: readonly NewShowtime[]): Promise<string[]> {
  const films = await insertAllNew(tx, showtimes, rows, ['movieId'])
  return films.map(({ movieId }) => movieId)
}
