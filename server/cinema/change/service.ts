import type { Tx } from '../../db/client.ts'
import { announceConsumption } from '../../events/service.ts'
import * as queries from './queries.ts'

/**
 * Puts showtimes into the programme and tells open pages of the films that have more of them now. What is there already,
 * by its id, stays as it is.
 */
export async function addShowtimes(tx: Tx, now: Date, rows: readonly queries.NewShowtime[]): Promise<void> {
  const films = await queries.insertShowtimes(tx, rows)
  await announceConsumption(tx, now, { more: films.map((id) => ({ type: 'movies', id })) })
}
